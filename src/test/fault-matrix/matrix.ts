import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { CALL_NAMES, CALLS } from './calls';
import { FAULTS, type MatrixFault } from './faults';
import { openTestUser, type TestUser } from './test-user';
import { drop, startServer } from './real-server';
import { skipReason } from './rules';
import { runCell } from './run-cell';
import type { CallVariant } from './variants';

/** The time limit for all cells of one call, in milliseconds. */
const CALL_MS = 240_000;

/** The cells of one variant: those that run, and why the others do not. */
export function cellsOf(variant: CallVariant) {
  const run: MatrixFault[] = [];
  const skipped: { fault: string; why: string }[] = [];
  for (const fault of FAULTS) {
    const why = skipReason(variant, fault);
    if (why === null) run.push(fault);
    else skipped.push({ fault: fault.name, why });
  }
  return { run, skipped };
}

/** The name of a variant in a report, e.g. `patchBookmark (form)`. */
export function titleOf(name: EndpointName, variant: CallVariant): string {
  return variant.name === '' ? name : `${name} (${variant.name})`;
}

/** Runs a part of the matrix, so that several files share it: of every `of` calls the one at `part`, from 0. */
export function runPart(part: number, of: number): void {
  describe('with every fault', () => {
    let testUser: TestUser | null = null;
    let api = { url: '', stop: () => Promise.resolve() };
    beforeAll(async () => {
      api = await startServer(drop);
    });
    afterEach(() => testUser?.close());
    afterAll(() => api.stop());

    const variants = CALL_NAMES.filter((_, index) => index % of === part).flatMap((name) =>
      CALLS[name].map((variant) => [titleOf(name, variant), name, variant] as const),
    );
    it.each(variants)(
      '%s',
      async (_title, name, variant) => {
        testUser = await openTestUser(variant, api.url);
        const mismatches: string[] = [];
        for (const fault of cellsOf(variant).run) {
          mismatches.push(...(await runCell({ name, variant, fault, testUser })));
        }
        expect(mismatches).toEqual([]);
      },
      CALL_MS,
    );
  });
}
