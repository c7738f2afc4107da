import type { ComponentProps, ReactNode } from 'react';
import { ChoiceBox } from './choice-box';
import { cx } from '@/ui/cx';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  /** At the end of the row, such as a count. Part of the label. */
  end?: ReactNode;
};

function Choice({
  type,
  children,
  end,
  className,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <ChoiceBox {...input} type={type} className="mt-px" />
      <span className="flex-1 text-pretty">{children}</span>{' '}
      {end !== undefined && <span className="num text-15 text-muted">{end}</span>}
    </label>
  );
}

/** A checkbox and its label in a row of at least 44 px that can be pressed anywhere. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** The same as a radio. Give all of one question the same `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}
