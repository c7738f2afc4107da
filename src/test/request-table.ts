import { MutationObserver, QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { answerWith, asked } from './scripted-api';

/** The language of the page, for requests that name none. */
export const PAGE_LANGUAGE = 'en-US';

/** One request: `METHOD path?query`, how it is sent, the response, its parsed result, and the expected body. */
export type RequestRow = [
  request: string,
  send: (client: QueryClient) => Promise<unknown>,
  response: Parameters<typeof answerWith>[0],
  result: unknown,
  body?: unknown,
];

/** Sends a query of a resource. */
export function read(query: object): RequestRow[1] {
  return (client) => client.fetchQuery(query as FetchQueryOptions); // any of them
}

/** Sends a mutation of a resource. */
export function write<Variables, Result>(
  options: (client: QueryClient) => { mutationFn: (variables: Variables) => Promise<Result> },
  variables: Variables,
): RequestRow[1] {
  return (client) => new MutationObserver(client, options(client)).mutate(variables);
}

/** A response in the envelope of the API, and the value in it as the result. */
export function data(value: object): [{ data: object }, object] {
  return [{ data: value }, value];
}

/** Tests each row: exactly one request, in this language, with the result of its response. */
export function describeRequests(kind: string, language: string, rows: RequestRow[]): void {
  describe(`requests ${kind}`, () => {
    it.each(rows)('%s', async (call, send, response, result, body = null) => {
      answerWith(response);
      expect(await send(new QueryClient())).toEqual(result);
      expect(await asked()).toEqual([{ call, language, body }]);
    });
  });
}
