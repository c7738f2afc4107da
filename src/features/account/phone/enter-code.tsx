import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { resendCodeMutation, verifyPhoneMutation } from '@/api/auth/queries';
import { localeOfPath } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { toast } from '@/ui/overlays/toaster';
import { CodeField } from './code-field';
import { code, CODE_DIGITS, digitsOf } from '@/features/account/fields';
import { FormProblem } from '@/features/account/form-problem';
import { ResendCode } from './resend-code';
import { useSubmission } from '@/features/account/use-submission';

const schema = v.object({ code });

type Props = {
  /** Query of the page that follows. */
  onward: { search?: { next: string } };
  /** The field takes the focus when it comes up. */
  focused: boolean;
};

/** The six digits that confirm a phone number; the sixth one sends them. */
export function EnterCode({ onward, focused }: Props) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const verify = useMutation(verifyPhoneMutation(client));
  const resend = useMutation(resendCodeMutation);
  const { register, handleSubmit, setError, setValue, setFocus, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { code: '' },
  });
  useUnsavedChanges(formState.isDirty);
  const { busy, problem, say, guard } = useSubmission(['code'], setError);
  const submit = handleSubmit(
    guard(async (values: v.InferOutput<typeof schema>) => {
      await verify.mutateAsync({ ...values, language });
      toast('success', t('phonePage.confirmed'));
      await navigate(pathTo(localeOfPath(window.location.pathname), 'onboarding', onward));
    }),
  );
  useEffect(() => {
    if (focused) setFocus('code');
  }, [focused, setFocus]);
  const field = register('code', {
    onChange: ({ target }) => {
      const digits = digitsOf(target.value);
      setValue('code', digits);
      if (digits.length === CODE_DIGITS) void submit();
    },
  });
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <FormProblem text={problem} />
      <div>
        <CodeField {...field} error={say(formState.errors.code)} />
        <ResendCode send={async () => (await resend.mutateAsync({ language })).resend_after} />
      </div>
      <Button type="submit" wide loading={busy}>
        {t('phonePage.submit')}
      </Button>
    </form>
  );
}
