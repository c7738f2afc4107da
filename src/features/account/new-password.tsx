import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { forgotPasswordMutation, resetPasswordMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { ReviewLink } from './aside';
import { CodeField, EmailField, NewPasswordField } from './form-fields';
import { code, email, newPassword, passwordIsNotEmail } from './fields';
import { typedEmail } from '@/features/account/carry/guest-store';
import { ResendCode } from '@/features/account/phone/resend-code';
import { returnPath } from './return-path';
import { useCarry } from '@/features/account/carry/use-carry';
import { useAccountForm } from './use-account-form';

const schema = v.pipe(v.object({ email, code, password: newPassword }), passwordIsNotEmail());

/**
 * Second step: the code and a new password, which log in right away. It has the email field too, so that it works
 * after a reload and password managers know the account.
 */
export function NewPassword() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const begin = useCarry();
  const reset = useMutation(resetPasswordMutation);
  const forgot = useMutation(forgotPasswordMutation);
  const form = useAccountForm({
    schema,
    defaultValues: { email: typedEmail(), code: '', password: '' },
    send: async (values) => {
      const { token, user } = await reset.mutateAsync({ ...values, language });
      await begin(token, returnPath(user.id));
    },
  });
  return (
    <SubmitForm form={form} method="post" className="gap-6">
      <EmailField {...form.field('email')} />
      <div>
        <CodeField {...form.field('code')} current={() => form.getValues('code')} />
        <ResendCode
          current={() => form.getValues('code')}
          clear={() => form.resetField('code')}
          ready={() => form.trigger('email', { shouldFocus: true })}
          send={async () => {
            const body = { email: form.getValues('email').trim(), language };
            return (await forgot.mutateAsync(body)).resend_after;
          }}
        />
      </div>
      <NewPasswordField {...form.field('password')} label={t('reset.newPassword')} />
      <ReviewLink />
      <Button type="submit" wide loading={form.busy}>
        {t('reset.submit')}
      </Button>
      <LocalLink to="forgot-password" className="link tap justify-self-start">
        {t('reset.back')}
      </LocalLink>
    </SubmitForm>
  );
}
