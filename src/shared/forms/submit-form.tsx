import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, SubmitEvent } from 'react';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** From `useSubmitForm`. */
  form: { problem: string | null; onSubmit: (event: SubmitEvent) => void };
};

/** Failure of a whole form. The live region renders before the failure, so that it is announced (R15). */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== null && (
        <Notice tone="alert" icon={CircleAlert}>
          {text}
        </Notice>
      )}
    </div>
  );
}

/** A form with its failure above its fields. */
export function SubmitForm({ form, className, children, ...props }: Props) {
  return (
    <form {...props} noValidate className={cx('grid', className)} onSubmit={form.onSubmit}>
      <FormProblem text={form.problem} />
      {children}
    </form>
  );
}
