import { useLayoutEffect, useRef, useState } from 'react';
import { describeFailure, isCancelled, statusOf } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { pageMessages } from '@/i18n/messages';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lib/failure';
import { toast } from '@/ui/overlays/toaster';
import { fieldErrors, type FieldErrors } from './field-errors';
import { useSingleRun } from './use-single-run';

type Options = {
  /** False while a dialog closes but is still mounted. */
  open?: boolean;
  /** Sentence that introduces the reason of a failure. */
  lead?: string;
  /** Shows the messages of a 422 at their fields. Returns the messages that belong to none of them. */
  showFieldErrors?: (errors: FieldErrors) => FieldErrors;
};

/**
 * Sends a form once, however often it is pressed, and shows a failure in one place (R15): the messages of a 422 at
 * their fields, the rest in `problem`, or in a toast if the form was closed meanwhile. Server texts come in one
 * language: after a language switch `problem` asks to send again instead.
 */
export function useSubmit({
  open = true,
  lead,
  showFieldErrors = (errors) => errors,
}: Options = {}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [busy, run] = useSingleRun();
  const [failed, setFailed] = useState<{ failure: Failure; locale: string } | null>(null);
  const visible = useRef(false);
  useLayoutEffect(() => {
    visible.current = open;
    return () => {
      visible.current = false;
    };
  }, [open]);

  const inWords = (failure: Failure, words = t) => {
    const text = failureText(words, failure);
    return lead === undefined ? text : `${lead} ${text}`;
  };

  function fail(error: unknown): void {
    // An expired session has its own toast (R17).
    if (isCancelled(error) || statusOf(error) === 401) return;
    const failure = describeFailure(error);
    if (!visible.current) {
      toast('error', inWords(failure, pageMessages().t));
      return;
    }
    const errors = fieldErrors(error);
    const others = Object.values(showFieldErrors(errors));
    if (others.length === Object.keys(errors).length) setFailed({ failure, locale });
    else if (others.length > 0) {
      setFailed({ failure: { kind: 'message', text: others.join(' '), status: 422 }, locale });
    }
  }

  function problem(): string | null {
    if (!failed) return null;
    const { failure } = failed;
    return failure.kind === 'message' && failed.locale !== locale
      ? t('failure.again')
      : inWords(failure);
  }

  return {
    busy,
    /** Failure of the whole form in the language of the page, or `null`. */
    problem: problem(),
    /** Whether the form is still open. */
    isOpen: () => visible.current,
    /** Clears the problem, for forms that do so as soon as something changes. */
    clear: () => setFailed(null),
    /** Runs `send` unless it is running already. Never rejects. */
    submit: (send: () => Promise<void>): Promise<void> =>
      run(async () => {
        setFailed(null);
        await send().catch(fail);
      }),
  };
}
