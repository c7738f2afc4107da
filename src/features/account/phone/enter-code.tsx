import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { resendCodeMutation, verifyPhoneMutation } from '@/api/auth/queries';
import { useLanguage } from '@/i18n/use-locale';
import { accountMessages } from '@/features/account/account-messages';
import { useTranslation } from '@/i18n/use-translation';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { toast } from '@/ui/overlays/toaster';
import { CodeField } from '@/features/account/form-fields';
import { code, CODE_DIGITS } from '@/features/account/fields';
import { ResendCode } from './resend-code';
import { useAccountForm } from '@/features/account/use-account-form';

const schema = v.object({ code });

type Props = {
  /** The page after it. */
  nextPath: () => string;
  /** Whether the field takes the focus when it mounts. */
  focused: boolean;
};

/** The six digits that confirm a phone number; the sixth submits the form. */
export function EnterCode({ nextPath, focused }: Props) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const verify = useMutation(verifyPhoneMutation(client));
  const resend = useMutation(resendCodeMutation);
  const form = useAccountForm({
    schema,
    defaultValues: { code: '' },
    send: async (values, isOpen) => {
      await verify.mutateAsync({ ...values, language });
      const { t: tPage } = await accountMessages();
      toast('success', tPage('account:phonePage.confirmed'));
      if (!isOpen()) return;
      await navigate(nextPath());
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('code');
  }, [focused, setFocus]);
  const { onChange, ...field } = form.field('code');
  const current = () => form.getValues('code');
  return (
    <SubmitForm form={form} className="gap-6">
      <div>
        <CodeField
          {...field}
          // The answer has to be about what is in the field.
          readOnly={form.busy}
          current={current}
          onChange={(event) => {
            void onChange(event);
            if (event.target.value.length === CODE_DIGITS) form.onSubmit();
          }}
          onKeyDown={(event) => {
            // Out of habit, after the sixth digit: each wrong code counts (docs/api.md). The button sends it again.
            if (event.key === 'Enter' && form.isRefusedByServer('code')) event.preventDefault();
          }}
        />
        <ResendCode
          current={current}
          clear={() => form.resetField('code')}
          send={async () => (await resend.mutateAsync({ language })).resend_after}
        />
      </div>
      <Button type="submit" wide loading={form.busy}>
        {t('phonePage.submit')}
      </Button>
    </SubmitForm>
  );
}
