import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { forgotPasswordMutation, resetPasswordMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/forms/password-field';
import { ReviewLink } from './aside';
import { CodeField } from '@/features/account/phone/code-field';
import { EmailField } from './email-field';
import { code, email, newPassword, passwordIsNotEmail } from './fields';
import { FormProblem } from '@/features/account/form-problem';
import { keepEmail, typedEmail } from '@/features/account/carry/guest-store';
import { ResendCode } from '@/features/account/phone/resend-code';
import { returnPath } from './return-path';
import { useCarry } from '@/features/account/carry/use-carry';
import { useSubmission } from '@/features/account/use-submission';

const schema = v.pipe(v.object({ email, code, password: newPassword }), passwordIsNotEmail());

/**
 * The second step: the code and a new password, which sign in at once. The address stands in it too, so
 * that it works after a reload, and so that a browser knows for which account to keep the password.
 */
export function NewPassword() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const begin = useCarry();
  const reset = useMutation(resetPasswordMutation);
  const forgot = useMutation(forgotPasswordMutation);
  const { register, handleSubmit, setError, formState, trigger, getValues } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: typedEmail(), code: '', password: '' },
  });
  useUnsavedChanges(formState.isDirty);
  const { busy, problem, say, guard } = useSubmission(['email', 'code', 'password'], setError);
  const submit = guard(async (values: v.InferOutput<typeof schema>) => {
    const { token, user } = await reset.mutateAsync({ ...values, language });
    await begin(token, returnPath(user.id));
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormProblem text={problem} />
      <EmailField {...register('email', { onChange: keepEmail })} error={say(errors.email)} />
      <div>
        <CodeField {...register('code')} error={say(errors.code)} />
        <ResendCode
          ready={() => trigger('email', { shouldFocus: true })}
          send={async () => {
            const body = { email: getValues('email').trim(), language };
            return (await forgot.mutateAsync(body)).resend_after;
          }}
        />
      </div>
      <PasswordField
        {...register('password')}
        error={say(errors.password)}
        autoComplete="new-password"
        label={t('reset.newPassword')}
        hint={t('passwordHint')}
        showLabel={t('show')}
        hideLabel={t('hide')}
      />
      <ReviewLink />
      <Button type="submit" wide loading={busy}>
        {t('reset.submit')}
      </Button>
      <LocalLink to="forgot-password" className="link tap justify-self-start">
        {t('reset.back')}
      </LocalLink>
    </form>
  );
}
