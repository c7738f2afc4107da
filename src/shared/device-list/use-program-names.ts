import { useQueries } from '@tanstack/react-query';
import { statusOf } from '@/api/http/errors';
import { schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';
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
  const language = useLanguage();
  const schoolIds = [
    ...new Map(items.map(({ schoolId }) => [String(schoolId), schoolId])).values(),
  ];
  const answers = useQueries({
    queries: schoolIds.map((id) => ({
      ...schoolQuery(language, id, {}),
      meta: { inlineError: true },
    })),
  });
  const byId = new Map(schoolIds.map((id, index) => [String(id), answers[index]]));
  return items.map((item): ProgramName => {
    const answer = byId.get(String(item.schoolId));
    const school = answer?.data;
    const program = school?.programs.find(({ id }) => String(id) === String(item.programId));
    if (program) return { item, title: program.title, school: program.school.name, state: 'ready' };
    const nameless = { item, title: null, school: school?.name ?? null };
    if (school) return { ...nameless, state: 'missing' };
    if (!answer?.isError) return { ...nameless, state: 'loading' };
    return { ...nameless, state: statusOf(answer.error) === 404 ? 'missing' : 'failed' };
  });
}
