import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { signupMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/forms/password-field';
import { TextField } from '@/ui/forms/text-field';
import { AccountFrame } from '@/features/account/account-frame';
import { Aside, ReviewLink } from '@/features/account/aside';
import { DEFAULT_COUNTRY } from '@/features/account/phone/calling-codes';
import { FIRST_WAIT_S, startWait } from '@/features/account/phone/code-timer';
import { EmailField } from '@/features/account/email-field';
import {
  email,
  fullName,
  newPassword,
  passwordIsNotEmail,
  type FieldError,
} from '@/features/account/fields';
import { FormProblem } from '@/features/account/form-problem';
import { keepEmail, typedEmail } from '@/features/account/carry/guest-store';
import { isPhoneNumber, phoneEntries, phoneNumber } from '@/features/account/phone/phone-number';
import { afterSignup } from '@/features/account/return-path';
import { useCarry } from '@/features/account/carry/use-carry';
import { SERVER, useSubmission } from '@/features/account/use-submission';
import { PhoneField } from '@/features/account/phone/phone-field';

const schema = v.pipeAsync(
  v.object({ name: fullName, email, ...phoneEntries, password: newPassword }),
  v.forwardAsync(
    v.partialCheckAsync([['country'], ['phone']], isPhoneNumber, 'phone' satisfies FieldError),
    ['phone'],
  ),
  passwordIsNotEmail(),
);

/** `/signup`: four fields, and beside them what comes along from this device (R27). */
export function Page() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const begin = useCarry();
  const signup = useMutation(signupMutation);
  const { register, handleSubmit, setError, formState, control } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      name: '',
      email: typedEmail(),
      country: DEFAULT_COUNTRY,
      phone: '',
      password: '',
    },
  });
  const country = useWatch({ control, name: 'country' });
  const fields = ['name', 'email', 'phone', 'password'] as const;
  useUnsavedChanges(formState.isDirty);
  const { busy, problem, say, guard } = useSubmission(fields, setError);
  const submit = guard(async ({ country: from, ...values }: v.InferOutput<typeof schema>) => {
    const phone = (await phoneNumber(values.phone, from)) ?? values.phone;
    const { token, user } = await signup.mutateAsync({ ...values, phone, language });
    await begin(token, afterSignup(user.id));
    startWait(FIRST_WAIT_S);
  });
  const { errors } = formState;
  return (
    <AccountFrame title={t('signupPage.title')} aside={<Aside account="new" />}>
      <form
        method="post"
        noValidate
        className="grid gap-6"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <FormProblem text={problem} />
        <TextField
          {...register('name')}
          error={say(errors.name)}
          label={t('name')}
          autoComplete="name"
        />
        <div>
          <EmailField {...register('email', { onChange: keepEmail })} error={say(errors.email)} />
          {errors.email?.type === SERVER && (
            <LocalLink to="login" className="link tap">
              {t('signupPage.takenLogin')}
            </LocalLink>
          )}
        </div>
        <PhoneField
          {...register('phone')}
          error={say(errors.phone)}
          country={country}
          select={register('country')}
          hint={t('phoneHint')}
        />
        <PasswordField
          {...register('password')}
          error={say(errors.password)}
          autoComplete="new-password"
          label={t('password')}
          hint={t('passwordHint')}
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
        <ReviewLink />
        <Button type="submit" wide loading={busy}>
          {t('signup')}
        </Button>
        <p className="text-muted">
          {t('signupPage.known')}{' '}
          <LocalLink to="login" className="link">
            {t('submit')}
          </LocalLink>
        </p>
      </form>
    </AccountFrame>
  );
}
