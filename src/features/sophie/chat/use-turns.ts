import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messagesQuery } from '@/api/sophie/queries';
import { useLanguage } from '@/i18n/use-locale';
import { forgetCleared, useConversation } from './conversation';
import { mergeTurns, turnsOf, type Turn } from './turns';

/** The conversation as it is shown. */
export type UseTurns = {
  /** The oldest first; `null` until it is read. */
  turns: readonly Turn[] | null;
  /** What was said before did not load; what this page has said is there all the same. */
  failed: boolean;
  retry: () => void;
  retrying: boolean;
};

/** The conversation: what the server has, with what this page knows better. */
export function useTurns(): UseTurns {
  const language = useLanguage();
  const own = useConversation((state) => state.own);
  const { data, isError, isFetching, refetch } = useQuery(messagesQuery(language));
  const read = useMemo(() => data && turnsOf(data), [data]);
  const settled = !isFetching && !isError;
  useEffect(() => {
    if (read && settled) forgetCleared(new Set(read.map(({ key }) => key)));
  }, [read, settled]);
  const turns = useMemo(() => {
    if (!read && own.length === 0) return null;
    return mergeTurns(read ?? [], own, language);
  }, [read, own, language]);
  return {
    turns: turns ?? (isError ? [] : null),
    failed: isError && !data,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
