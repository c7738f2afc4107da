// @vitest-environment node
import { expect, it } from 'vitest';
import type { ImportedProgram } from './imported';
import { matchPrograms } from './match-programs';

const rows = Array.from({ length: 20 }, (_, line): ImportedProgram => ({
  line,
  programId: null,
  schoolId: null,
  program: 'Law',
  school: `School ${line}`,
  status: null,
  outcome: null,
  order: null,
  ownDate: null,
  note: null,
  ours: false,
  steps: [],
}));

/** The schools that are looked up by an import that is closed after `most` of them. */
async function lookedUp(most: number): Promise<string[]> {
  const asked: string[] = [];
  let open = true;
  await matchPrograms(rows, [], {
    catalogue: async ({ name }) => {
      asked.push(name);
      return null;
    },
    isWanted: () => open,
    onProgress: (done) => {
      open = done < most;
    },
  });
  return asked;
}

it('looks up no more schools once the import is closed', async () => {
  expect(await lookedUp(Infinity)).toHaveLength(20);
  // Four at a time.
  expect((await lookedUp(2)).length).toBeLessThan(8);
});
