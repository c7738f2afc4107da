import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { loginMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/forms/password-field';
import { AccountFrame } from '@/features/account/account-frame';
import { Aside, ReviewLink } from '@/features/account/aside';
import { EmailField } from '@/features/account/email-field';
import { email, password } from '@/features/account/fields';
import { FormProblem } from '@/features/account/form-problem';
import { keepEmail, typedEmail } from '@/features/account/carry/guest-store';
import { returnPath } from '@/features/account/return-path';
import { useCarry } from '@/features/account/carry/use-carry';
import { useSubmission } from '@/features/account/use-submission';

const schema = v.object({ email, password });

/** `/login`: email and password, with what was made on this device beside it. */
export function Page() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const begin = useCarry();
  const login = useMutation(loginMutation);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: typedEmail(), password: '' },
  });
  useUnsavedChanges(formState.isDirty);
  const { busy, problem, say, guard } = useSubmission(['email', 'password'], setError);
  const submit = guard(async (values: v.InferOutput<typeof schema>) => {
    const { token, user } = await login.mutateAsync({ ...values, language });
    await begin(token, returnPath(user.id));
  });
  const { errors } = formState;
  return (
    <AccountFrame title={t('title')} aside={<Aside account="known" />}>
      <form
        method="post"
        noValidate
        className="grid gap-6"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <FormProblem text={problem} />
        <EmailField {...register('email', { onChange: keepEmail })} error={say(errors.email)} />
        <PasswordField
          {...register('password')}
          error={say(errors.password)}
          label={t('password')}
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
        <ReviewLink />
        <Button type="submit" wide loading={busy}>
          {t('submit')}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-6">
          <LocalLink to="forgot-password" className="link tap">
            {t('forgot')}
          </LocalLink>
          <LocalLink to="signup" className="link tap">
            {t('signup')}
          </LocalLink>
        </div>
      </form>
    </AccountFrame>
  );
}
