import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { loginMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { typedEmail } from '@/features/account/carry/guest-store';
import { useCarry } from '@/features/account/carry/use-carry';
import { ReviewLink } from './aside';
import { CurrentPassword, EmailField } from './form-fields';
import { email, password } from './fields';
import { returnPath } from './return-path';
import { useAccountForm } from './use-account-form';

const schema = v.object({ email, password });

/** Email and password. A login returns to the remembered page (R8). */
export function LoginForm() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const begin = useCarry();
  const login = useMutation(loginMutation);
  const form = useAccountForm({
    schema,
    defaultValues: { email: typedEmail(), password: '' },
    send: async (values) => {
      const { token, user } = await login.mutateAsync({ ...values, language });
      await begin(token, returnPath(user.id));
    },
  });
  return (
    <SubmitForm form={form} method="post" className="gap-6">
      <EmailField {...form.field('email')} />
      <CurrentPassword {...form.field('password')} />
      <ReviewLink />
      <Button type="submit" wide loading={form.busy}>
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
    </SubmitForm>
  );
}
