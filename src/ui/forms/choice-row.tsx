import type { ComponentProps, ReactNode } from 'react';
import { ChoiceBox } from './choice-box';
import { cx } from '@/ui/cx';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'size' | 'className'> & {
  /** `radio`: one answer. `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  children: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
};

/** An answer to a question: a ruled row with a native input. Stack them in a `ChoiceRows`. */
export function ChoiceRow({ type, children, note, ...input }: ChoiceRowProps) {
  return (
    <label
      className={cx(
        'moves relative flex min-h-18 cursor-pointer items-center gap-4 border-b px-4 py-3 text-17 font-500',
        'has-[:checked]:bg-brand-soft has-[:checked]:font-600',
        'has-[:disabled]:cursor-not-allowed has-[:disabled]:text-muted',
        'holds-focus:z-1 holds-focus:outline-2 holds-focus:outline-brand',
        // A hairline separates two chosen neighbors.
        '[&:has(:checked)+&:has(:checked)]:shadow-[inset_0_1px_0_var(--color-ground)]',
      )}
    >
      <ChoiceBox {...input} type={type} />
      <span className="flex-1 text-pretty">
        {children} {note !== undefined && <span className="block text-15 text-muted">{note}</span>}
      </span>
    </label>
  );
}

/** The rows of one question, with a rule above. Name it with `aria-labelledby`. */
export function ChoiceRows(props: ComponentProps<'fieldset'>) {
  return <fieldset {...props} className="ruled" />;
}
