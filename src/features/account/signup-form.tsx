import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { signupMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/forms/text-field';
import { typedEmail, typedSignup, useGuest } from '@/features/account/carry/guest-store';
import { useCarry } from '@/features/account/carry/use-carry';
import { FIRST_WAIT_S, startWait } from '@/features/account/phone/code-timer';
import { PhoneField } from '@/features/account/phone/phone-field';
import {
  NO_PHONE,
  normalizePhone,
  phoneCheck,
  phoneEntries,
} from '@/features/account/phone/phone-schema';
import { ReviewLink } from './aside';
import { EmailField, NewPasswordField } from './form-fields';
import { email, fullName, newPassword, passwordIsNotEmail } from './fields';
import { afterSignup } from './return-path';
import { useAccountForm } from './use-account-form';

const schema = v.pipeAsync(
  v.object({ name: fullName, email, ...phoneEntries, password: newPassword }),
  phoneCheck(),
  passwordIsNotEmail(),
);

/** The four fields of a new account. A code is sent to its phone right away. */
export function SignupForm() {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const begin = useCarry();
  const signup = useMutation(signupMutation);
  const form = useAccountForm({
    schema,
    defaultValues: {
      name: '',
      email: typedEmail(),
      ...NO_PHONE,
      ...typedSignup(),
      password: '',
    },
    send: async ({ country, ...values }) => {
      const phone = normalizePhone({ country, phone: values.phone });
      const { token, user } = await signup.mutateAsync({ ...values, phone, language });
      await begin(token, afterSignup(user.id));
      startWait(FIRST_WAIT_S);
    },
  });
  // It links to pages that a visitor reads before signing up, and returns from.
  const remember = () => {
    const { name, country, phone } = form.getValues();
    useGuest.setState({ signup: { name, country, phone } });
  };
  return (
    <SubmitForm form={form} method="post" className="gap-6" onChange={remember}>
      <TextField {...form.field('name')} label={t('name')} autoComplete="name" />
      <div>
        <EmailField {...form.field('email')} />
        {form.isRefusedByServer('email') && (
          <LocalLink to="login" className="link tap">
            {t('signupPage.takenLogin')}
          </LocalLink>
        )}
      </div>
      <PhoneField
        {...form.field('phone')}
        country={form.watch('country')}
        select={form.register('country', { deps: 'phone' })}
        hint={t('phoneHint')}
      />
      <NewPasswordField {...form.field('password')} />
      <ReviewLink />
      <Button type="submit" wide loading={form.busy}>
        {t('signup')}
      </Button>
      <p className="text-muted">
        {t('signupPage.agree')}{' '}
        {(['privacy', 'terms'] as const).map((read) => (
          <LocalLink key={read} to="resources" search={{ read }} className="link mr-3">
            {t(`common:nav.${read}`)}
          </LocalLink>
        ))}
      </p>
      <p className="text-muted">
        {t('signupPage.known')}{' '}
        <LocalLink to="login" className="link">
          {t('submit')}
        </LocalLink>
      </p>
    </SubmitForm>
  );
}
