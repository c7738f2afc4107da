import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import {
  deleteMessages,
  getMessages,
  postMessage,
  type AskBody,
  type Citation,
  type Message,
} from './contract';
import { InvalidResponseError } from '@/api/http/errors';
import { stream } from '@/api/http/stream';

const KEY = ['sophie'] as const;

/** The whole conversation, oldest message first. A failed load is shown inline (R15). */
export function messagesQuery(language: string) {
  return queryOptions({
    queryKey: [...KEY, language],
    queryFn: (context) => call(getMessages, { language, ...callOptions(context) }),
    // Another tab may have asked a question, or cleared the conversation.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

export type AnswerListener = {
  /** The server has accepted the question. */
  onOpen: () => void;
  onText: (text: string) => void;
  onCitation: (citation: Citation) => void;
};

/**
 * Asks a question and resolves to the whole answer; the listener gets it piece by piece. The same `client_id` twice is
 * one question. Throws like `stream`; an answer that ends early is unreadable (R18).
 */
export async function ask(
  body: AskBody,
  options: { language: string; signal: AbortSignal } & AnswerListener,
): Promise<Message> {
  const { language, signal, onOpen, onText, onCitation } = options;
  const messages: Message[] = [];
  await stream(postMessage, {
    body,
    language,
    signal,
    onOpen,
    onEvent: ({ event, data }) => {
      if (event === 'delta') onText(data.text);
      if (event === 'citation') onCitation(data);
      if (event === 'done') messages.push(data.message);
      return event === 'done';
    },
  });
  const [message] = messages;
  if (!message) throw new InvalidResponseError('an answer without an end');
  return message;
}

/** Cancels pending loads of the conversation in every language, except the first load in `language`. */
export async function cancelMessages(client: QueryClient, language?: string): Promise<void> {
  await client.cancelQueries({
    queryKey: KEY,
    predicate: ({ queryKey: [, tag], state }) => tag !== language || state.data !== undefined,
  });
}

/**
 * Adds a question and its answer to the cached conversation, or replaces those of the same question. Other languages
 * are refetched, because programs have other names there. Returns whether the conversation was cached.
 */
export function cacheTurn(
  client: QueryClient,
  language: string,
  turn: readonly Message[],
): boolean {
  const { queryKey } = messagesQuery(language);
  const id = turn[0]?.client_id;
  const conversation = client.setQueryData(queryKey, (list) => {
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
  return conversation !== undefined;
}

/** Deletes the whole conversation. The caller shows a failure (R15). */
export function clearMessagesMutation(client: QueryClient, onCleared: () => void) {
  return {
    mutationFn: () => call(deleteMessages, { inlineError: true }),
    onSuccess: async () => {
      await cancelMessages(client);
      client.setQueriesData({ queryKey: KEY }, []);
      onCleared();
    },
  };
}
