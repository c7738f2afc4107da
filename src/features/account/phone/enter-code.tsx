import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { resendCodeMutation, verifyPhoneMutation } from '@/api/auth/queries';
import { pageLocale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-locale';
import { pageMessages } from '@/i18n/messages';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { toast } from '@/ui/overlays/toaster';
import { CodeField } from '@/features/account/form-fields';
import { code, CODE_DIGITS, digitsOf } from '@/features/account/fields';
import { ResendCode } from './resend-code';
import { useAccountForm } from '@/features/account/use-account-form';

const schema = v.object({ code });

type Props = {
  /** Query of the next page. */
  next: { search?: { next: string } };
  /** Whether the field takes the focus when it mounts. */
  focused: boolean;
};

/** The six digits that confirm a phone number; the sixth submits the form. */
export function EnterCode({ next, focused }: Props) {
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
      toast('success', pageMessages().t('account:phonePage.confirmed'));
      if (!isOpen()) return;
      await navigate(pathTo(pageLocale(), 'onboarding', next));
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('code');
  }, [focused, setFocus]);
  const { onChange, ...field } = form.field('code');
  const enter = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const before = form.getValues('code');
    // A full field takes no more digits: one in the middle would push out the last one, and send that.
    const isTooLong = target.value.length > CODE_DIGITS && /^\d+$/.test(target.value);
    target.value = before.length === CODE_DIGITS && isTooLong ? before : digitsOf(target.value);
    if (target.value === before) return;
    void onChange(event);
    if (target.value.length === CODE_DIGITS) form.onSubmit();
  };
  const sendAgain = async () => {
    const refused = form.getValues('code');
    const { resend_after: seconds } = await resend.mutateAsync({ language });
    // The new code may have come before the response.
    if (form.getValues('code') === refused) form.resetField('code');
    return seconds;
  };
  return (
    <SubmitForm form={form} className="gap-6">
      <div>
        <CodeField
          {...field}
          // The answer has to be about what is in the field.
          readOnly={form.busy}
          onChange={enter}
          onKeyDown={(event) => {
            // Out of habit, after the sixth digit: each wrong code counts (docs/api.md). The button sends it again.
            if (event.key === 'Enter' && form.isRefused('code')) event.preventDefault();
          }}
        />
        <ResendCode send={sendAgain} />
      </div>
      <Button type="submit" wide loading={form.busy}>
        {t('phonePage.submit')}
      </Button>
    </SubmitForm>
  );
}
