import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { forgotPasswordMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { startWait } from '@/features/account/phone/code-timer';
import { EmailField } from './form-fields';
import { email } from './fields';
import { typedEmail } from '@/features/account/carry/guest-store';
import { useAccountForm } from './use-account-form';

const schema = v.object({ email });

/** First step of a new password: sends a code to the email address. */
export function AskForCode({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const forgot = useMutation(forgotPasswordMutation);
  const form = useAccountForm({
    schema,
    defaultValues: { email: typedEmail() },
    send: async (values, isOpen) => {
      const { resend_after: seconds } = await forgot.mutateAsync({ ...values, language });
      startWait(seconds);
      if (isOpen()) onSent();
    },
  });
  return (
    <SubmitForm form={form} method="post" className="gap-6">
      <EmailField {...form.field('email')} />
      <Button type="submit" wide loading={form.busy}>
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
    </SubmitForm>
  );
}
