import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { User } from '@/api/user/contract';
import { describeFailure, fieldErrors, isCancelled, statusOf } from '@/api/http/errors';
import { deleteUserMutation } from '@/api/user/profile';
import { useSessionActions } from '@/api/http/session-actions';
import { removeDrafts } from './device-drafts';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/forms/password-field';
import { toast } from '@/ui/overlays/toaster';
import type { Counts } from './standing';

type Props = { user: User; counts: Counts; onClose: () => void };

/** Says what goes with the account, asks for the password, and ends the session everywhere (R17). */
export function DeleteDialog({ user, counts, onClose }: Props) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation();
  const { logout } = useSessionActions();
  const { mutateAsync } = useMutation(deleteUserMutation);
  const [password, setPassword] = useState('');
  useUnsavedChanges(password !== '');
  const [error, setError] = useState<{ field: string } | { form: string } | 'none' | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit() {
    if (sending.current) return;
    if (password === '') {
      setError('none');
      field.current?.focus();
      return;
    }
    sending.current = true;
    setBusy(true);
    setError(null);
    try {
      await mutateAsync({ password });
      removeDrafts(user.id);
      logout();
      // Said once the page of the account is gone: what it shows goes with it.
      setTimeout(() => toast('success', t('delete.done')));
    } catch (reason) {
      const said = fieldErrors(reason)['password'];
      // A 401 has had its toast (R17).
      if (said !== undefined) setError({ field: said });
      else if (!isCancelled(reason) && statusOf(reason) !== 401) {
        setError({ form: failureText(tCommon, describeFailure(reason)) });
      }
      field.current?.focus();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const atField =
    error === 'none'
      ? t('delete.noPassword')
      : error !== null && 'field' in error
        ? error.field
        : undefined;
  const goes = [
    t('delete.details'),
    t('delete.saved', { count: counts.saved ?? 0 }),
    t('delete.essays', { count: counts.essays ?? 0 }),
    t('delete.achievements', { count: counts.achievements ?? 0 }),
    t('delete.drafts'),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('delete.title')}
      closeLabel={tCommon('action.close')}
      initialFocus={field}
    >
      <p className="text-muted">{t('delete.lead')}</p>
      <ul className="ledger ruled mt-4 mb-6 border-b">
        {goes.map((what) => (
          <li key={what} className="py-2">
            {what}
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div role="alert" className="empty:hidden">
          {error !== null && error !== 'none' && 'form' in error && (
            <Notice tone="alert" icon={CircleAlert}>
              {error.form}
            </Notice>
          )}
        </div>
        {/* Password managers want to know whose it is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          ref={field}
          label={t('delete.password')}
          showLabel={t('delete.show')}
          hideLabel={t('delete.hide')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          {...(atField !== undefined && { error: atField })}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="warn" loading={busy}>
            {t('delete.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('delete.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
