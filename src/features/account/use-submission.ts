import { useRef, useState } from 'react';
import { describeFailure, fieldErrors, isCancelled } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lib/failure';
import { isFieldError } from './fields';

/** An error of the form library, as far as it is read here. */
type Wrong = { type?: unknown; message?: string | undefined } | undefined;

type SetError<Name extends string> = (
  name: Name,
  error: { type: string; message: string },
  options: { shouldFocus: boolean },
) => void;

/** Type of an error that the server worded; the others are named and worded here. */
export const SERVER = 'server';

/** A form on its way to the server, and what came back. */
export type Submission = {
  busy: boolean;
  /** What is wrong with the whole, in the page's language; `null` for nothing. */
  problem: string | null;
  /** What is wrong with a field, in the page's language. */
  say: (error: Wrong) => string | undefined;
  /** Lets one submit through at a time and puts a failure where it belongs. */
  guard: <Values>(send: (values: Values) => Promise<void>) => (values: Values) => Promise<void>;
};

/**
 * Sends a form: once however often it is pressed, a 422 at each of its fields with the first of them in
 * focus, anything else over the form (R15). What the server said in one language is not shown in another.
 */
export function useSubmission<Name extends string>(
  names: readonly Name[],
  setError: SetError<Name>,
): Submission {
  const { t } = useTranslation(['account', 'common']);
  const { t: tCommon } = useTranslation();
  const locale = useLocale();
  // `isPending` is one render late: a double click would send two.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saidIn, setSaidIn] = useState(locale);

  function place(error: unknown): void {
    if (isCancelled(error)) return;
    setSaidIn(locale);
    const wrong = fieldErrors(error);
    const mine = names.filter((name) => wrong[name] !== undefined);
    // Last to first, so that the first one ends up with the focus.
    for (const name of mine.toReversed()) {
      setError(name, { type: SERVER, message: wrong[name] ?? '' }, { shouldFocus: true });
    }
    if (mine.length === 0) {
      setFailure(describeFailure(error));
      return;
    }
    const others = Object.entries(wrong).filter(([name]) => !mine.some((own) => own === name));
    const text = others.map(([, said]) => said).join(' ');
    if (text !== '') setFailure({ kind: 'said', text, status: 422 });
  }

  function problem(): string | null {
    if (!failure) return null;
    if (failure.kind === 'said' && saidIn !== locale) return t('error.again');
    return failureText(tCommon, failure);
  }

  return {
    busy,
    problem: problem(),
    say: (error) => {
      if (!error) return undefined;
      if (error.type === SERVER && saidIn === locale) return error.message;
      return isFieldError(error.message) ? t(`error.${error.message}`) : t('error.again');
    },
    guard: (send) => async (values) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setFailure(null);
      try {
        await send(values);
      } catch (error) {
        place(error);
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  };
}
