import { statusOf } from '@/api/http/errors';
import { sameId } from '@/api/http/schemas';
import type { AnswersBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import type { DeviceProgram } from '@/shared/device-list/device-programs';
import { useSchools } from '@/shared/hooks/use-schools';

/** The programs of these ids, compared with the answers, from their schools. */
export function useProgramsOfDevice(items: readonly DeviceProgram[], answers: AnswersBody) {
  const { schools, schoolOf } = useSchools(
    items.map(({ schoolId }) => schoolId),
    answers,
  );
  const programs: Program[] = [];
  /** The catalogue no longer has them. */
  const missing: DeviceProgram[] = [];
  for (const item of items) {
    const school = schoolOf(item.schoolId);
    const program = school?.data?.programs.find(({ id }) => sameId(id, item.programId));
    if (program) programs.push(program);
    else if (school?.data || statusOf(school?.error) === 404) missing.push(item);
  }
  const failed = schools.filter(({ error }) => error !== null && statusOf(error) !== 404);
  return {
    programs,
    missing,
    /** How many of the items are still loading. */
    loading: items.filter(({ schoolId }) => schoolOf(schoolId)?.isPending).length,
    /** Some programs are still compared with other answers. */
    turning: schools.some(({ isPlaceholderData }) => isPlaceholderData),
    failed: failed.length > 0,
    /** Why, of the first one. */
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    retrying: failed.some(({ isFetching }) => isFetching),
  };
}
