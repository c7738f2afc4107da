import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { User } from '@/api/user/contract';
import { changeEmailMutation, changePasswordMutation } from '@/api/user/mutations';
import { useTranslation } from '@/i18n/use-translation';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/forms/text-field';
import { toast } from '@/ui/overlays/toaster';
import { accountMessages } from './account-messages';
import { newPassword, otherEmail, password, passwordIsNotEmail } from './fields';
import { CurrentPassword, NewPasswordField } from './form-fields';
import { useAccountForm } from './use-account-form';

function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useMutation(changeEmailMutation(useQueryClient()));
  const form = useAccountForm({
    schema: v.object({ email: otherEmail(user.email), password }),
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      await mutateAsync(values);
      form.reset();
      toast('success', (await accountMessages()).t('account:credentials.emailDone'));
    },
  });
  return (
    <SubmitForm form={form} method="post" className="content-start gap-8">
      <TextField
        {...form.field('email')}
        label={t('credentials.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CurrentPassword {...form.field('password')} />
      <Button type="submit" variant="second" className="justify-self-start" loading={form.busy}>
        {t('credentials.emailSubmit')}
      </Button>
    </SubmitForm>
  );
}

function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useMutation(changePasswordMutation);
  const form = useAccountForm({
    // The address is in the form for the check alone.
    schema: v.pipe(
      v.object({ email: v.string(), current: password, password: newPassword }),
      passwordIsNotEmail(),
    ),
    defaultValues: { email: user.email, current: '', password: '' },
    serverNames: { current: 'current_password' },
    send: async ({ current, password: chosen }) => {
      await mutateAsync({ current_password: current, password: chosen });
      form.reset();
      toast('success', (await accountMessages()).t('account:credentials.passwordDone'));
    },
  });
  return (
    <SubmitForm form={form} method="post" className="content-start gap-8">
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword {...form.field('current')} label={t('credentials.current')} />
      <NewPasswordField {...form.field('password')} label={t('credentials.password')} />
      <Button type="submit" variant="second" className="justify-self-start" loading={form.busy}>
        {t('credentials.passwordSubmit')}
      </Button>
    </SubmitForm>
  );
}

/** Change of email and password, each with the current password. */
export function Credentials({ user }: { user: User }) {
  const { t } = useTranslation('account');
  return (
    <section
      id="credentials"
      aria-labelledby="credentials-title"
      className="mt-16 grid scroll-mt-6 gap-x-10 gap-y-5 md:mt-20 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-18"
    >
      <div className="grid content-start gap-2">
        <h2 id="credentials-title" className="text-32">
          {t('credentials.title')}
        </h2>
        <p>{t('credentials.lead')}</p>
      </div>
      <div className="ruled grid content-start gap-x-6 gap-y-12 pt-6 lg:grid-cols-2">
        <EmailForm user={user} />
        <PasswordForm user={user} />
      </div>
    </section>
  );
}
