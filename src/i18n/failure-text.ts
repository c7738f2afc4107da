import type { TFunction } from 'i18next';
import type { Failure } from '@/lib/failure';

/** Why a part of the page did not load, for students: the server's own text, or a plain sentence (R15). */
export function failureCause(t: TFunction<'common'>, failure: Failure): string {
  if (failure.kind === 'message') return failure.text;
  return t(failure.kind === 'network' ? 'failure.unreachable' : 'failure.server');
}

/** The message of a failure in the locale; the server's own text stays unchanged (R14). */
export function failureText(t: TFunction<'common'>, failure: Failure): string {
  switch (failure.kind) {
    case 'message':
      return failure.text;
    case 'status':
      return t('failure.status', { status: failure.status });
    case 'other':
      return failure.text || t('failure.other');
    default:
      return t(`failure.${failure.kind}`);
  }
}
