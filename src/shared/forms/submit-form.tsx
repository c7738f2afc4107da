import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, SubmitEvent } from 'react';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** From `useSubmitForm`. */
  form: { problem: string | null; onSubmit: (event: SubmitEvent) => void };
};

/** Into view: it is above the fields, and on a phone the button is a screen below it. */
function show(failure: HTMLElement | null): void {
  failure?.scrollIntoView?.({ block: 'nearest' });
}

/** Failure of a whole form. The live region renders before the failure, so that it is announced (R15). */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== null && (
        <div ref={show}>
          <Notice tone="alert" icon={CircleAlert}>
            {text}
          </Notice>
        </div>
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
