import * as v from 'valibot';
import type { Endpoint, ResponseOf } from './endpoint';
import { InvalidResponseError } from './errors';
import { countDropped, type DroppedRows } from './rows';

/** What the console has said in this visit. */
const said = new Set<string>();

/** Begins another visit, for tests. */
export function resetReports(): void {
  said.clear();
}

/** Tells developers, in the console alone, that a list is shown without some of its rows; not again for each refetch. */
function reportDropped(name: string, { rows, reason }: DroppedRows): void {
  if (rows === 0) return;
  const text = `${name}: left out ${rows} ${rows === 1 ? 'row' : 'rows'} that cannot be read: ${reason}`;
  if (said.has(text)) return;
  said.add(text);
  console.error(text);
}

/** The response as its endpoint declares it. Throws `InvalidResponseError` if it has another shape (R18). */
export function parseResponse<E extends Endpoint>(endpoint: E, body: unknown): ResponseOf<E> {
  const name = `${endpoint.method} ${endpoint.path}`;
  const [parsed, dropped] = countDropped(() => v.safeParse(endpoint.response, body));
  if (!parsed.success) throw new InvalidResponseError(`${name}: invalid response`);
  reportDropped(name, dropped);
  return parsed.output;
}
