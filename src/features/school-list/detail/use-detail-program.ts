import { useQuery } from '@tanstack/react-query';
import { statusOf } from '@/api/http/errors';
import type { Results } from '@/features/school-list/list/use-results';
import type { Program } from '@/api/program/contract';
import type { School, SchoolProgram } from '@/api/school/contract';
import { schoolQuery } from '@/api/school/queries';
import { toAnswersBody } from '@/shared/answers/answers';
import { useLanguage } from '@/i18n/use-locale';
import type { ProgramDetailId } from './use-program-detail-param';

export type DetailProgram = {
  program: SchoolProgram | null;
  /** `null` until it is loaded. */
  school: School | null;
  state: 'loading' | 'program' | 'school' | 'missing' | 'failed';
  /** Why it failed. */
  error: unknown;
  retry: () => void;
};

/** The program of the dialog: from the list at once if it has it, else with its school. */
export function useDetailProgram(
  { school, program: programId }: ProgramDetailId,
  { answers, programs }: Pick<Results, 'answers' | 'programs'>,
): DetailProgram {
  const language = useLanguage();
  const { data, error, isError, refetch } = useQuery({
    ...schoolQuery(language, school, toAnswersBody(answers)),
    meta: { inlineError: true },
    // After an answer changes, the previous result stays visible until the new one has loaded.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === language && query.queryKey[2] === school ? previous : undefined,
  });
  const isOpen = (program: Program) => String(program.id) === programId;
  const program =
    data?.programs.find(isOpen) ??
    programs.find((row) => isOpen(row) && String(row.school.id) === school) ??
    null;
  const state = (): DetailProgram['state'] => {
    if (program) return 'program';
    if (data) return programId === null ? 'school' : 'missing';
    if (isError) return statusOf(error) === 404 ? 'missing' : 'failed';
    return 'loading';
  };
  return {
    program,
    school: data ?? null,
    state: state(),
    error,
    retry: () => void refetch(),
  };
}
