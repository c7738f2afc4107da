import type { QueryClient } from '@tanstack/react-query';
import { classGradesQuery, countriesQuery, superMetaCategoriesQuery } from '@/api/journey/queries';
import { NO_ANSWERS, toAnswersBody, type Answers } from '@/shared/answers/answers';
import { idsOf } from '@/shared/answers/use-options';
import { PROGRAMS, type SampleAnswers } from './sample';

/** The minimum of the budget range for each maximum, in dollars a year. */
const BUDGET_MIN: Record<number, string> = { 10_000: '0', 20_000: '10000', 30_000: '20000' };

/** The grade of the sample student, An, and the code of the field. The countries are those of the sample's programs. */
const GRADE = '12';
const FIELD = 'environment';

const NONE = toAnswersBody(NO_ANSWERS);
const quiet = { meta: { inlineError: true } };

/**
 * The sample's answers with the server's ids of grade, countries and field. Never rejects: what the server does not have,
 * or does not answer, is left out, and the questions ask for it.
 */
export async function answersOfSample(
  client: QueryClient,
  language: string,
  { budgetMax, average, ielts }: SampleAnswers,
): Promise<Answers> {
  const none = () => [];
  const [grades, countries, fields] = await Promise.all([
    client.fetchQuery({ ...classGradesQuery(language), ...quiet }).catch(none),
    client.fetchQuery({ ...countriesQuery(language, NONE), ...quiet }).catch(none),
    client.fetchQuery({ ...superMetaCategoriesQuery(language, NONE), ...quiet }).catch(none),
  ]);
  const isoCodes: string[] = Object.values(PROGRAMS).map(({ at: [iso] }) => iso);
  return {
    ...NO_ANSWERS,
    classGradeId: grades.find(({ class_name: name }) => name === GRADE)?.id ?? null,
    countryIds: countries
      .filter(({ iso_code: iso }) => iso != null && isoCodes.includes(iso))
      .flatMap(({ country_ids: ids }) => idsOf(ids)),
    parentId: fields.find(({ code }) => code === FIELD)?.id ?? null,
    budget: { min: BUDGET_MIN[budgetMax] ?? '30000', max: String(budgetMax) },
    average,
    ielts,
  };
}
