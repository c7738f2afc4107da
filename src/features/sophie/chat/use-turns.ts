import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messagesQuery } from '@/api/sophie/queries';
import { useLanguage } from '@/i18n/use-locale';
import { removeCleared, useConversation } from './conversation';
import { mergeTurns, turnsOf, type Turn } from './turns';

/** The conversation: the server's turns merged with those of this page. */
export function useTurns() {
  const language = useLanguage();
  const local = useConversation((state) => state.local);
  const { data, error, isError, isFetching, refetch } = useQuery(messagesQuery(language));
  const fetched = useMemo(() => data && turnsOf(data), [data]);
  const settled = !isFetching && !isError;
  useEffect(() => {
    if (fetched && settled) removeCleared(new Set(fetched.map(({ key }) => key)));
  }, [fetched, settled]);
  const turns = useMemo((): readonly Turn[] | null => {
    if (!fetched && local.length === 0) return null;
    return mergeTurns(fetched ?? [], local, language);
  }, [fetched, local, language]);
  return {
    /** The oldest first; `null` while they load. */
    turns: turns ?? (isError ? [] : null),
    /** The earlier turns did not load. Those of this page are in `turns`. */
    failed: isError && !data,
    error,
    retry: () => void refetch(),
  };
}
