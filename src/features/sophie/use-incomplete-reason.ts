import { serverText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import type { Turn } from '@/features/sophie/chat/turns';

type Ended = Pick<Turn, 'state' | 'failure' | 'text'>;

/** Says why an answer is incomplete; `null` for one that is not. */
export function useIncompleteReason(): (turn: Ended) => string | null {
  const { t } = useTranslation(['sophie', 'common']);
  return ({ state, failure, text }) => {
    if (state === 'stopped') return t(text === '' ? 'stoppedBefore' : 'stopped');
    if (state !== 'failed') return null;
    // The server's own text is shown as it is; a network failure gets a plain message.
    return (failure && serverText(failure)) ?? t(text === '' ? 'failedBefore' : 'failed');
  };
}
