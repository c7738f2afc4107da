import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type ChoiceBoxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  type: 'checkbox' | 'radio';
};

/** A native checkbox or radio without a label. A radio fills by its border, which forced colors keep. */
export function ChoiceBox({ type, className, ...input }: ChoiceBoxProps) {
  const look =
    'peer col-start-1 row-start-1 size-[22px] appearance-none border-[1.5px] border-edge bg-surface disabled:border-line';
  return (
    <span className={cx('grid size-[22px] shrink-0 place-items-center', className)}>
      {type === 'radio' ? (
        <input
          {...input}
          type="radio"
          className={cx(look, 'rounded-full checked:border-[6px] checked:border-brand')}
        />
      ) : (
        <>
          <input
            {...input}
            type="checkbox"
            className={cx(look, 'rounded-box checked:border-brand checked:bg-brand')}
          />
          <Icon
            of={Check}
            size={16}
            className="pointer-events-none col-start-1 row-start-1 text-on-brand not-peer-checked:hidden"
          />
        </>
      )}
    </span>
  );
}
