import { useQuery } from '@tanstack/react-query';
import type { BasicInfo } from '@/api/user/contract';
import { programTitlesQuery } from '@/api/journey/queries';
import { majorNames } from '@/features/profile/major-names';
import { detailsNow, useDetailsNow, type Details } from './details';
import { accountWithAnswers, answersOfAccount } from '@/shared/answers/account-answers';
import type { Answers } from '@/shared/answers/answers';
import { useLanguage } from '@/i18n/use-locale';

/** The fields that store the answers. */
const ANSWER_FIELDS = [
  'class_grade_id',
  'country_ids',
  'budget_min',
  'budget_max',
  'program_title_parent_id',
  'educational_records',
] as const satisfies readonly (keyof BasicInfo)[];

/** The answers that the details contain, and a function to change them. */
export function useDetailAnswers(details: Details): {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  /** Names of the chosen majors. */
  majors: string[];
} {
  const { data: titles = [] } = useQuery(programTitlesQuery(useLanguage()));
  const now = useDetailsNow(details);
  return {
    answers: answersOfAccount(now, titles),
    change: (changes) => {
      // Read at the time of the call, so that two quick changes both count.
      const before = detailsNow(details);
      const after = accountWithAnswers(before, changes, titles);
      for (const name of ANSWER_FIELDS) {
        if (after[name] !== before[name]) details.autosave.edit(name, { value: after[name] });
      }
    },
    majors: majorNames(now, titles),
  };
}
