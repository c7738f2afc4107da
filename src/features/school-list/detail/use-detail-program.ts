import { useQuery } from '@tanstack/react-query';
import { statusOf } from '@/api/http/errors';
import type { SelectionsBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import type { School } from '@/api/school/contract';
import { schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';
import type { DetailParams } from '@/shared/program/list-params';

/** What the dialog shows: a program, its school alone, or why there is neither. */
export type DetailProgram = {
  program: Program | null;
  /** `null` until it is there. */
  school: School | null;
  state: 'loading' | 'program' | 'school' | 'missing' | 'failed';
  retry: () => void;
  retrying: boolean;
};

/** The program of the dialog: at once where the page has it, the rest of the school when it comes. */
export function useDetailProgram(
  { schoolId, programId }: DetailParams,
  selections: SelectionsBody,
  shown: readonly Program[],
): DetailProgram {
  const language = useLanguage();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...schoolQuery(language, schoolId, selections),
    meta: { shownInPlace: true },
  });
  const is = (program: Program) => String(program.id) === programId;
  const program =
    data?.programs.find(is) ??
    shown.find((row) => is(row) && String(row.school.id) === schoolId) ??
    null;
  const state = (): DetailProgram['state'] => {
    if (program) return 'program';
    if (isError) return statusOf(error) === 404 ? 'missing' : 'failed';
    if (!data) return 'loading';
    return programId === null ? 'school' : 'missing';
  };
  return {
    program,
    school: data ?? null,
    state: state(),
    retry: () => void refetch(),
    retrying: isError && isFetching,
  };
}
