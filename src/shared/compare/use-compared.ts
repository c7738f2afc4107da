import { useQueries } from '@tanstack/react-query';
import type { SelectionsBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import { schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';
import type { Compared } from './compare-store';

/** A program in the comparison: itself once it is there, `missing` where nothing has that id. */
export type ComparedProgram = {
  item: Compared;
  program: Program | null;
  state: 'loading' | 'ready' | 'missing' | 'failed';
};

/** The programs behind the ids of the comparison: from the page that is shown, else from their schools. */
export function useCompared(
  items: readonly Compared[],
  selections: SelectionsBody,
  shown: readonly Program[],
): ComparedProgram[] {
  const language = useLanguage();
  const found = items.map(({ programId }) =>
    shown.find(({ id }) => String(id) === String(programId)),
  );
  const schools = useQueries({
    queries: items.map(({ schoolId }, index) => ({
      ...schoolQuery(language, schoolId, selections),
      enabled: !found[index],
      meta: { inlineError: true },
    })),
  });
  return items.map((item, index): ComparedProgram => {
    const school = schools[index];
    const program =
      found[index] ??
      school?.data?.programs.find(({ id }) => String(id) === String(item.programId)) ??
      null;
    if (program) return { item, program, state: 'ready' };
    if (school?.isError) return { item, program, state: 'failed' };
    return { item, program, state: school?.data ? 'missing' : 'loading' };
  });
}
