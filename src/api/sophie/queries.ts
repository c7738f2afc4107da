import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import {
  deleteMessages,
  getMessages,
  postMessage,
  type AskBody,
  type Citation,
  type Message,
} from './contract';
import { UnreadableAnswerError } from '@/api/http/errors';
import { writeLimit } from '@/api/http/time-limit';
import { stream } from '@/api/http/stream';

const KEY = ['sophie'] as const;

/** The whole conversation, the oldest message first. That it failed is shown where it would stand (R15). */
export function messagesQuery(language: string) {
  return queryOptions({
    queryKey: [...KEY, language],
    queryFn: (context) => call(getMessages, { language, ...fromQuery(context) }),
    // Another tab of the same student may have asked, or cleared it.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

/** Who hears of an answer while it comes. */
export type AnswerListener = {
  /** The question has arrived. */
  onOpen: () => void;
  onText: (text: string) => void;
  onCitation: (citation: Citation) => void;
};

/**
 * Asks a question and hands the answer on piece by piece; gives back the whole message. The same `client_id`
 * twice is one question. Throws as `stream` does; an answer that ends before it is done is unreadable (R18).
 */
export async function ask(
  body: AskBody,
  options: { language: string; signal: AbortSignal } & AnswerListener,
): Promise<Message> {
  const { language, signal, onOpen, onText, onCitation } = options;
  const whole: Message[] = [];
  await stream(postMessage, {
    body,
    language,
    signal,
    onOpen,
    onEvent: (piece) => {
      if (piece.event === 'delta') onText(piece.data.text);
      if (piece.event === 'citation') onCitation(piece.data);
      if (piece.event === 'done') whole.push(piece.data.message);
      return piece.event === 'done';
    },
  });
  const [message] = whole;
  if (!message) throw new UnreadableAnswerError('an answer without an end');
  return message;
}

/**
 * Gives up reading the conversation, in every language, where that is under way; but for its first reading in
 * `firstIn`: nothing would ask for that again.
 */
export async function holdMessages(client: QueryClient, firstIn?: string): Promise<void> {
  await client.cancelQueries({
    queryKey: KEY,
    predicate: ({ queryKey: [, tag], state }) => tag !== firstIn || state.data !== undefined,
  });
}

/**
 * Puts a question and its answer into the conversation as it was read, in its place where it was asked before.
 * In another language its programs have other names: that is read again. Says whether there was a conversation.
 */
export function keepTurn(client: QueryClient, language: string, turn: readonly Message[]): boolean {
  const { queryKey } = messagesQuery(language);
  const id = turn[0]?.client_id;
  const kept = client.setQueryData(queryKey, (list) => {
    if (!list) return list;
    const at = list.findIndex(({ client_id }) => id != null && client_id === id);
    if (at < 0) return [...list, ...turn];
    const others = list.filter(({ client_id }) => client_id !== id);
    return [...others.slice(0, at), ...turn, ...others.slice(at)];
  });
  void client.invalidateQueries({
    queryKey: KEY,
    predicate: ({ queryKey: [, tag] }) => tag !== language,
  });
  return kept !== undefined;
}

/** Forgets the whole conversation. Whoever asked says that it failed (R15). */
export function clearMessagesMutation(client: QueryClient, onCleared: () => void) {
  return {
    mutationFn: () => call(deleteMessages, { signal: writeLimit(), inlineError: true }),
    onSuccess: async () => {
      await holdMessages(client);
      client.setQueriesData({ queryKey: KEY }, []);
      onCleared();
    },
  };
}
