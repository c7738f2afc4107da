import { bookmarkOf } from '@/api/bookmark/bookmark-list';
import type { Bookmark } from '@/api/bookmark/contract';
import { sameId } from '@/api/http/schemas';
import type { Program } from '@/api/program/contract';
import { foldText } from '@/lib/fold-text';
import type { ImportedProgram } from './imported';
import { plainName } from './words';

/** Schools are looked up in the catalogue one by one; more wait for the next import of the same file. */
const MAX_SCHOOLS = 100;
/** The most lookups at the same time. */
const PARALLEL = 4;

/** Why no program is found for a row. */
export type NoMatch = 'school' | 'program' | 'which' | 'twice' | 'tooMany' | 'unavailable';

export type MatchedProgram =
  | { imported: ImportedProgram; program: Program; bookmark: Bookmark | null }
  | { imported: ImportedProgram; reason: NoMatch };

/** The programs of a school by its id, or its name in any language; `null` if there is no such school. Rejects if it cannot be asked. */
export type Catalogue = (school: {
  id: string | null;
  name: string;
}) => Promise<readonly Program[] | null>;

/** The program that a name means: its whole title, else the only one with all its words. */
function named(programs: readonly Program[], name: string): Program | NoMatch {
  const wanted = plainName(name);
  if (wanted === '') return 'which';
  const whole = programs.filter(({ title }) => plainName(title) === wanted);
  const words = wanted.split(' ');
  const some = programs.filter(({ title }) => {
    const its = plainName(title).split(' ');
    return words.every((word) => its.includes(word));
  });
  const [first, second] = whole.length > 0 ? whole : some;
  return first === undefined ? 'program' : second === undefined ? first : 'which';
}

/** The saved program that a row means; `which` if it may be several, `null` if it is none of them. */
function inPlan(list: readonly Bookmark[], one: ImportedProgram): Bookmark | 'which' | null {
  if (one.programId !== null) return bookmarkOf(list, one.programId) ?? null;
  const school = foldText(one.school);
  const there = list.filter(({ program }) => foldText(program.school.name) === school);
  const program = foldText(one.program);
  const same = there.find((bookmark) => foldText(bookmark.program.title) === program);
  if (same || program !== '') return same ?? null;
  return there.length > 1 ? 'which' : (there[0] ?? null);
}

function inCatalogue(
  list: readonly Bookmark[],
  one: ImportedProgram,
  programs: readonly Program[] | null,
): MatchedProgram {
  if (programs === null) return { imported: one, reason: 'school' };
  const saved = list.filter(({ program }) => programs.some(({ id }) => sameId(program.id, id)));
  const { programId } = one;
  const linked = programs.find(({ id }) => programId !== null && sameId(id, programId));
  // A row without a program means the only one of its school in the plan.
  const only = plainName(one.program) === '' && saved.length === 1 ? saved[0]?.program : undefined;
  const program = linked ?? only ?? named(programs, one.program);
  if (typeof program === 'string') return { imported: one, reason: program };
  const bookmark = bookmarkOf(saved, program.id) ?? null;
  return { imported: one, program: bookmark?.program ?? program, bookmark };
}

/** A program that two rows mean is changed by the first. */
function eachOnce(found: readonly MatchedProgram[]): MatchedProgram[] {
  const seen = new Set<string>();
  return found.map((one) => {
    if ('reason' in one) return one;
    const id = String(one.program.id);
    if (seen.has(id)) return { imported: one.imported, reason: 'twice' };
    seen.add(id);
    return one;
  });
}

type LookUp = {
  catalogue: Catalogue;
  /** `false` ends the look-ups after those that are under way. */
  isWanted: () => boolean;
  /** Gets the number of schools looked up and of all. */
  onProgress: (done: number, all: number) => void;
};

/** Finds the program of each row: among the saved ones by link or names, else in the catalogue. */
export async function matchPrograms(
  programs: readonly ImportedProgram[],
  list: readonly Bookmark[],
  { catalogue, isWanted, onProgress }: LookUp,
): Promise<MatchedProgram[]> {
  const found = new Map<ImportedProgram, MatchedProgram>();
  const bySchool = new Map<string, ImportedProgram[]>();
  for (const one of programs) {
    const saved = inPlan(list, one);
    if (saved === 'which') found.set(one, { imported: one, reason: 'which' });
    else if (saved) found.set(one, { imported: one, program: saved.program, bookmark: saved });
    else {
      const school = one.schoolId ?? foldText(one.school);
      bySchool.set(school, [...(bySchool.get(school) ?? []), one]);
    }
  }
  const schools = [...bySchool.values()];
  let done = 0;
  const all = Math.min(schools.length, MAX_SCHOOLS);
  const lookUp = async (rows: ImportedProgram[]) => {
    const [first] = rows;
    if (!first) return;
    const asked = { id: first.schoolId, name: first.school };
    const answer = await catalogue(asked).catch(() => 'unavailable' as const);
    for (const one of rows) {
      found.set(
        one,
        answer === 'unavailable'
          ? { imported: one, reason: answer }
          : inCatalogue(list, one, answer),
      );
    }
    done += 1;
    onProgress(done, all);
  };
  const waiting = schools.slice(0, MAX_SCHOOLS);
  const work = async () => {
    for (let rows = waiting.shift(); rows && isWanted(); rows = waiting.shift()) await lookUp(rows);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return eachOnce(programs.map((one) => found.get(one) ?? { imported: one, reason: 'tooMany' }));
}
