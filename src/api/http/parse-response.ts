import * as v from 'valibot';
import type { Endpoint, ResponseOf } from './endpoint';
import { InvalidResponseError } from './errors';
import { countDropped, type DroppedRows } from './rows';

/** The messages that this visit has logged. */
const logged = new Set<string>();

/** Forgets the messages, for tests. */
export function resetReports(): void {
  logged.clear();
}

/** Tells developers, only in the console, that a list is shown without some of its rows; not again for each refetch. */
function reportDropped(name: string, { rows, reason }: DroppedRows): void {
  if (rows === 0) return;
  const text = `${name}: left out ${rows} ${rows === 1 ? 'row' : 'rows'} that cannot be read: ${reason}`;
  if (logged.has(text)) return;
  logged.add(text);
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
