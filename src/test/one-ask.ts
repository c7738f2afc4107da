import { MutationObserver, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { answerWith, asked, type Asked } from './asked';

/** One thing to ask: what goes out, how it is asked, the answer as it comes, what is made of it, and what was sent. */
export type OneAsk = [
  call: string,
  ask: (client: QueryClient) => Promise<unknown>,
  wire: Parameters<typeof answerWith>[0],
  got: unknown,
  body?: unknown,
];

/** Asks by a query of a resource. */
export function read(query: object): OneAsk[1] {
  return (client) => client.fetchQuery(query as FetchQueryOptions); // any of them
}

/** Asks by a write of a resource. */
export function write<Variables, Result>(
  options: (client: QueryClient) => { mutationFn: (variables: Variables) => Promise<Result> },
  variables: Variables,
): OneAsk[1] {
  return (client) => new MutationObserver(client, options(client)).mutate(variables);
}

/** What one ask sends, and what it gives back. */
export async function outcome(
  client: QueryClient,
  [, ask, wire]: OneAsk,
): Promise<{ sent: Asked[]; got: unknown }> {
  answerWith(wire);
  const got = await ask(client);
  return { sent: await asked(), got };
}
