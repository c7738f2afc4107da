import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { signupMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/forms/password-field';
import { TextField } from '@/ui/forms/text-field';
import { keepEmail, typedEmail } from '@/features/account/carry/guest-store';
import { useCarry } from '@/features/account/carry/use-carry';
import { DEFAULT_COUNTRY } from '@/features/account/phone/calling-codes';
import { FIRST_WAIT_S, startWait } from '@/features/account/phone/code-timer';
import { PhoneField } from '@/features/account/phone/phone-field';
import { isPhoneNumber, phoneEntries, phoneNumber } from '@/features/account/phone/phone-number';
import { ReviewLink } from './aside';
import { EmailField } from './email-field';
import { email, fullName, newPassword, passwordIsNotEmail, type FieldError } from './fields';
import { afterSignup } from './return-path';
import { useAccountForm } from './use-account-form';

const schema = v.pipeAsync(
  v.object({ name: fullName, email, ...phoneEntries, password: newPassword }),
  v.forwardAsync(
    v.partialCheckAsync([['country'], ['phone']], isPhoneNumber, 'phone' satisfies FieldError),
    ['phone'],
  ),
  passwordIsNotEmail(),
);

/** The four fields of a new account; its phone gets a code right away. */
export function SignupForm() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const begin = useCarry();
  const signup = useMutation(signupMutation);
  const form = useAccountForm({
    schema,
    defaultValues: {
      name: '',
      email: typedEmail(),
      country: DEFAULT_COUNTRY,
      phone: '',
      password: '',
    },
    send: async ({ country, ...values }) => {
      const phone = (await phoneNumber(values.phone, country)) ?? values.phone;
      const { token, user } = await signup.mutateAsync({ ...values, phone, language });
      await begin(token, afterSignup(user.id));
      startWait(FIRST_WAIT_S);
    },
  });
  return (
    <SubmitForm form={form} method="post" className="gap-6">
      <TextField {...form.field('name')} label={t('name')} autoComplete="name" />
      <div>
        <EmailField {...form.field('email', { onChange: keepEmail })} />
        {form.isRefused('email') && (
          <LocalLink to="login" className="link tap">
            {t('signupPage.takenLogin')}
          </LocalLink>
        )}
      </div>
      <PhoneField
        {...form.field('phone')}
        country={form.watch('country')}
        select={form.register('country')}
        hint={t('phoneHint')}
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={t('show')}
        hideLabel={t('hide')}
      />
      <ReviewLink />
      <Button type="submit" wide loading={form.busy}>
        {t('signup')}
      </Button>
      <p className="text-muted">
        {t('signupPage.known')}{' '}
        <LocalLink to="login" className="link">
          {t('submit')}
        </LocalLink>
      </p>
    </SubmitForm>
  );
}
