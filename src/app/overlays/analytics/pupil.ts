import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/api/http/use-session';
import type { BasicInfo } from '@/api/user/contract';
import { basicInfoQuery } from '@/api/user/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { useNow } from '@/shared/hooks/use-now';

/** Id of the class grade after school. */
const FINISHED = '13';

/**
 * Whether a person is at school: any class grade but the one after school (an unknown one counts as a pupil), or a year
 * of graduation that has not passed.
 */
function isPupil({ class_grade_id: grade, graduation_year: year }: BasicInfo, now: Date): boolean {
  return (
    (grade != null && String(grade) !== FINISHED) || (year != null && year >= now.getFullYear())
  );
}

/** Whether the visitor or the student is at school; `undefined` until the app itself has loaded the account. */
export function useIsPupil(): boolean | undefined {
  const now = useNow();
  const signedIn = useSignedIn();
  const grade = useAnswersStore(({ answers }) => answers.classGradeId);
  const { data: info } = useQuery({ ...basicInfoQuery(useLanguage()), enabled: false });
  const details = signedIn ? info : { class_grade_id: grade };
  return details && isPupil(details, now);
}
