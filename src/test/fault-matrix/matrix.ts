import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { CALL_NAMES, CALLS } from './calls';
import { FAULTS, type MatrixFault } from './faults';
import { openPerson, type Person } from './person';
import { drop, startServer } from './real-server';
import { skipped } from './rules';
import { runCell } from './run';
import type { Way } from './ways';

/** How long the cells of one call may take, in milliseconds. */
const CALL_MS = 240_000;

/** The cells of one way of making a call: those that are run, and why the others are not. */
export function cellsOf(way: Way): { run: MatrixFault[]; left: { fault: string; why: string }[] } {
  const left = FAULTS.flatMap((fault) => {
    const why = skipped(way, fault);
    return why === null ? [] : [{ fault: fault.name, why }];
  });
  return { run: FAULTS.filter((fault) => skipped(way, fault) === null), left };
}

/** A call in the words of a report, e.g. `patchBookmark (form)`. */
export function titleOf(name: EndpointName, way: Way): string {
  return way.name === '' ? name : `${name} (${way.name})`;
}

/** Runs a part of the matrix, so that several files share it: of every `of` calls the one at `part`, from 0. */
export function runPart(part: number, of: number): void {
  describe('with every fault', () => {
    let person: Person | null = null;
    let api = { url: '', close: () => Promise.resolve() };
    beforeAll(async () => {
      api = await startServer(drop);
    });
    afterEach(() => person?.close());
    afterAll(() => api.close());

    const ways = CALL_NAMES.filter((_, index) => index % of === part).flatMap((name) =>
      CALLS[name].map((way) => [titleOf(name, way), name, way] as const),
    );
    it.each(ways)(
      '%s',
      async (_title, name, way) => {
        person = await openPerson(way, api.url);
        const complaints: string[] = [];
        for (const fault of cellsOf(way).run) {
          complaints.push(...(await runCell({ name, way, fault, person })));
        }
        expect(complaints).toEqual([]);
      },
      CALL_MS,
    );
  });
}
