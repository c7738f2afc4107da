import type { TFunction } from 'i18next';
import type { Failure } from '@/lib/failure';

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
