import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';
import type { Id } from '@/api/http/schemas';
import type { User } from '@/api/user/contract';
import { deleteUserMutation } from '@/api/user/mutations';
import { useSessionActions } from '@/api/http/session-actions';
import { draftPrefix } from '@/browser/draft-storage';
import { useTranslation } from '@/i18n/use-translation';
import { SubmitForm } from '@/shared/forms/submit-form';
import { useSubmitForm } from '@/shared/forms/use-submit-form';
import { outboxPrefix } from '@/shared/steps/outbox-store';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { PasswordField } from '@/ui/forms/password-field';
import { toast } from '@/ui/overlays/toaster';
import type { ProfileCounts } from './summary';

type Props = { user: User; counts: ProfileCounts; onClose: () => void };

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty()) });

/** Removes an account's drafts and waiting changes from this device. */
function removeDrafts(userId: Id): void {
  try {
    const prefixes = [draftPrefix(userId), outboxPrefix(userId)];
    for (const key of Object.keys(localStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
    }
  } catch {
    // Nothing is stored.
  }
}

/** Lists what is deleted with the account, asks for the password, and ends the session everywhere (R17). */
export function DeleteDialog({ user, counts, onClose }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const { logout } = useSessionActions();
  const { mutateAsync } = useMutation(deleteUserMutation);
  const form = useSubmitForm({
    schema,
    defaultValues: { password: '' },
    errorText: () => t('delete.noPassword'),
    send: async ({ password }) => {
      await mutateAsync({ password });
      removeDrafts(user.id);
      // The toasts of this page are removed with it.
      await logout();
      toast('success', t('delete.done'));
    },
  });
  const input = useRef<HTMLInputElement | null>(null);
  // Not while the account is being deleted: closed, the dialog would seem to have kept it.
  const close = () => {
    if (!form.busy) onClose();
  };
  const { ref, ...password } = form.field('password');
  const deleted = [
    t('delete.details'),
    t('delete.saved', { count: counts.saved ?? 0 }),
    t('delete.essays', { count: counts.essays ?? 0 }),
    t('delete.achievements', { count: counts.achievements ?? 0 }),
    t('delete.scholarships'),
    t('delete.drafts'),
  ];
  return (
    <Dialog
      open
      onClose={close}
      title={t('delete.title')}
      closeLabel={t('common:action.close')}
      initialFocus={input}
    >
      <p className="text-muted">{t('delete.lead')}</p>
      <ul className="ledger ruled mt-4 mb-6 border-b">
        {deleted.map((item) => (
          <li key={item} className="py-2">
            {item}
          </li>
        ))}
      </ul>
      <SubmitForm form={form} className="gap-5">
        {/* Tells password managers the account. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...password}
          ref={(element) => {
            ref(element);
            input.current = element;
          }}
          label={t('delete.password')}
          showLabel={t('delete.show')}
          hideLabel={t('delete.hide')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="warn" loading={form.busy}>
            {t('delete.confirm')}
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={close}>
            {t('delete.keep')}
          </Button>
        </div>
      </SubmitForm>
    </Dialog>
  );
}
