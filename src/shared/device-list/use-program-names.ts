import { useQueries } from '@tanstack/react-query';
import { statusOf } from '@/api/http/errors';
import { schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';
import type { DeviceProgram } from './device-programs';

/** A program that is kept by its ids alone, as it can be read. */
export type ProgramName = {
  item: DeviceProgram;
  /** In the language of the page; `null` while it loads, and where it is missing or failed. */
  title: string | null;
  school: string | null;
  /** `missing`: nothing in the catalogue has that id any more. */
  state: 'loading' | 'ready' | 'missing' | 'failed';
};

/** Title and school of programs saved on this device, in the page's language, in their order. */
export function useProgramNames(items: readonly DeviceProgram[]): ProgramName[] {
  const language = useLanguage();
  const schoolIds = [
    ...new Map(items.map(({ schoolId }) => [String(schoolId), schoolId])).values(),
  ];
  const answers = useQueries({
    queries: schoolIds.map((id) => ({
      ...schoolQuery(language, id, {}),
      // A name that did not come is no more than a name: it is said in its place.
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
