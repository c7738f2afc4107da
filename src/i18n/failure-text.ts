import type { TFunction } from 'i18next';
import type { Failure } from '@/lib/failure';
import { LOCALES, localeOfPath } from './locales';

/** Whether the server worded it before the page's language was switched (R3). */
function isForeign({ language }: { language?: string | undefined }): boolean {
  if (language === undefined) return false;
  return language !== LOCALES[localeOfPath(window.location.pathname)].tag;
}

/**
 * Why a part of the page did not load, for students: the server's own text in the page's language, or a plain sentence
 * (R15).
 */
export function failureCause(t: TFunction<'common'>, failure: Failure): string {
  if (failure.kind === 'message' && !isForeign(failure)) return failure.text;
  return t(failure.kind === 'network' ? 'failure.unreachable' : 'failure.server');
}

/** The message of a failure in the locale; the server's own text stays unchanged (R14), unless it is in the other language. */
export function failureText(t: TFunction<'common'>, failure: Failure): string {
  switch (failure.kind) {
    case 'message':
      return isForeign(failure) ? t('failure.other') : failure.text;
    case 'status':
      return t('failure.status', { status: failure.status });
    case 'other':
      return failure.text || t('failure.other');
    default:
      return t(`failure.${failure.kind}`);
  }
}
