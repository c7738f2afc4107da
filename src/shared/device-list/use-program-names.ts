import { statusOf } from '@/api/http/errors';
import { sameId } from '@/api/http/schemas';
import { useSchools } from '@/shared/hooks/use-schools';
import type { DeviceProgram } from './device-programs';

export type ProgramName = {
  item: DeviceProgram;
  /** In the page's language; `null` unless `ready`. */
  title: string | null;
  school: string | null;
  /** `missing`: the catalogue no longer has it. */
  state: 'loading' | 'ready' | 'missing' | 'failed';
};

/** Loads titles and schools of programs saved on this device, which have only ids. */
export function useProgramNames(items: readonly DeviceProgram[]): ProgramName[] {
  const { schoolOf } = useSchools(
    items.map(({ schoolId }) => schoolId),
    {},
  );
  return items.map((item): ProgramName => {
    const answer = schoolOf(item.schoolId);
    const school = answer?.data;
    const program = school?.programs.find(({ id }) => sameId(id, item.programId));
    if (program) return { item, title: program.title, school: program.school.name, state: 'ready' };
    const nameless = { item, title: null, school: school?.name ?? null };
    if (school) return { ...nameless, state: 'missing' };
    if (!answer?.isError) return { ...nameless, state: 'loading' };
    return { ...nameless, state: statusOf(answer.error) === 404 ? 'missing' : 'failed' };
  });
}
