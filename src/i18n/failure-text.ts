import type { TFunction } from 'i18next';
import type { Failure } from '@/lib/failure';
import { LOCALES, pageLocale } from './locales';

/** The server's own text; `null` without one, or if the language has been switched since the call (R3). */
export function serverText(failure: Failure): string | null {
  if (failure.kind !== 'message') return null;
  const { language, text } = failure;
  const { tag } = LOCALES[pageLocale()];
  return language === undefined || language === tag ? text : null;
}

/** Why a part of the page did not load, for students: the server's own text, or a plain sentence (R15). */
export function failureCause(t: TFunction<'common'>, failure: Failure): string {
  const text = serverText(failure);
  if (text !== null) return text;
  return t(failure.kind === 'network' ? 'failure.unreachable' : 'failure.server');
}

/** The message of a failure in the locale; the server's own text stays unchanged (R14), unless it is in the other language. */
export function failureText(t: TFunction<'common'>, failure: Failure): string {
  switch (failure.kind) {
    case 'message':
      return serverText(failure) ?? t('failure.other');
    case 'status':
      return t('failure.status', { status: failure.status });
    case 'other':
      return failure.text || t('failure.other');
    default:
      return t(`failure.${failure.kind}`);
  }
}
