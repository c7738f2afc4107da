import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { forgotPasswordMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { startWait } from './code-timer';
import { EmailField } from '@/features/account/email-field';
import { email } from '@/features/account/fields';
import { FormProblem } from '@/features/account/form-problem';
import { keepEmail, typedEmail } from '@/features/account/carry/guest-store';
import { useSubmission } from '@/features/account/use-submission';

const schema = v.object({ email });

/** The first step of a new password: the address that the code goes to. */
export function AskForCode({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const forgot = useMutation(forgotPasswordMutation);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: typedEmail() },
  });
  useUnsavedChanges(formState.isDirty);
  const { busy, problem, say, guard } = useSubmission(['email'], setError);
  const submit = guard(async (values: v.InferOutput<typeof schema>) => {
    const { resend_after: seconds } = await forgot.mutateAsync({ ...values, language });
    startWait(seconds);
    onSent();
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormProblem text={problem} />
      <EmailField
        {...register('email', { onChange: keepEmail })}
        error={say(formState.errors.email)}
      />
      <Button type="submit" wide loading={busy}>
        {t('reset.send')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <LocalLink to="login" className="link tap">
          {t('submit')}
        </LocalLink>
        <LocalLink to="forgot-password" search={{ step: 'code' }} className="link tap">
          {t('reset.haveCode')}
        </LocalLink>
      </div>
    </form>
  );
}
