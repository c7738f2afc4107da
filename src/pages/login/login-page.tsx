import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { loginMutation } from '@/api/auth';
import { describeFailure, fieldErrors, isCancelled, statusOf } from '@/api/errors';
import { useSessionActions } from '@/api/session-actions';
import type { AnswerName } from '@/features/selections/answers';
import { carryAnswers, givenAnswers } from '@/features/selections/carry-answers';
import { useSelections } from '@/features/selections/store';
import { failureText } from '@/i18n/failure-text';
import type { Failure } from '@/lib/failure';
import { inLocale } from '@/i18n/locales';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { lastPath } from '@/routing/last-path';
import { LocalLink } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toaster';
import { Aside } from './aside';

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty()),
});

/** `/login`: email and password, with what was answered on this device beside it (design section 5). */
export function Page() {
  const { t } = useTranslation('login');
  const { t: tCommon } = useTranslation();
  const locale = useLocale();
  const language = useLanguage();
  const client = useQueryClient();
  const { signIn } = useSessionActions();
  const answers = useSelections((state) => state.answers);
  const putBack = useSelections((state) => state.answer);
  const [leftOut, setLeftOut] = useState<readonly AnswerName[]>([]);
  const [formError, setFormError] = useState<Failure | null>(null);
  const login = useMutation(loginMutation);
  // `isPending` is one render late: a double click would send two.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: '', password: '' },
  });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFormError(null);
    try {
      const { token } = await login.mutateAsync({ ...values, language });
      const kept = Object.entries(givenAnswers(answers));
      const carried = Object.fromEntries(
        kept.filter(([name]) => !leftOut.some((out) => out === name)),
      );
      const carry = { failed: false };
      await signIn(token, {
        to: inLocale(lastPath() ?? pathTo(locale, 'school-list'), locale),
        putBack: () => putBack(carried),
        carry: (signal) =>
          carryAnswers(client, language, carried, signal).catch((error: unknown) => {
            // A 401 has had its toast (R17).
            carry.failed = !isCancelled(error) && statusOf(error) !== 401;
            throw error;
          }),
      });
      // Said on the page that follows: what this one shows goes with it.
      if (carry.failed) toast('error', t('carry.failed'));
    } catch (error) {
      const fields = fieldErrors(error);
      // The first field that is wrong has the focus.
      const focus = { shouldFocus: true };
      if (fields['password']) setError('password', { message: fields['password'] }, focus);
      if (fields['email']) setError('email', { message: fields['email'] }, focus);
      if (!fields['email'] && !fields['password'] && !isCancelled(error)) {
        setFormError(describeFailure(error));
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const { errors } = formState;
  const message = (name: 'email' | 'password') => {
    const error = errors[name];
    if (!error) return {};
    return { error: error.type === 'custom' || !error.type ? error.message : t(`error.${name}`) };
  };

  return (
    <div className="grid justify-between gap-10 lg:grid-cols-[minmax(0,400px)_minmax(0,480px)] lg:gap-16">
      <form
        noValidate
        className="grid content-start gap-6"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <h1 className="text-32">{t('title')}</h1>
        <div role="alert">
          {formError && (
            <Notice tone="alert" icon={CircleAlert}>
              {failureText(tCommon, formError)}
            </Notice>
          )}
        </div>
        <TextField
          {...register('email')}
          {...message('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...register('password')}
          {...message('password')}
          label={t('password')}
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
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
      <Aside answers={answers} leftOut={leftOut} onLeaveOut={setLeftOut} />
    </div>
  );
}
