import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import {
  budgetRangesQuery,
  classGradesQuery,
  countriesQuery,
  programTitlesQuery,
  superMetaCategoriesQuery,
} from '@/api/journey/queries';
import type { staticQuery } from '@/api/http/query-client';
import { hasId, sameId, type Id } from '@/api/http/schemas';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { formatMoney } from '@/i18n/format';
import { budgetNumber, formatBudget } from '@/lib/budget';
import { isAnswered, NO_ANSWERS, toAnswersBody, type Answers } from './answers';
import { answerOf, type QuestionStep } from './question-steps';

/** `change` chooses the option, or removes it if several can be chosen. */
export type AnswerOption = {
  key: string;
  label: string;
  /** The number of its programs; `null` if the server does not send it. */
  count: number | null;
  /** ISO 3166 code of a country. */
  iso?: string | null | undefined;
  /** The middle tuition of a country's programs, in dollars a year. */
  tuition?: number | null | undefined;
  /** The code of a field, for its drawing. */
  code?: string | null;
  chosen: boolean;
  change: Partial<Answers>;
};

export type Options = {
  options: readonly AnswerOption[];
  /** Several options can be chosen. */
  many: boolean;
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

const NONE: readonly AnswerOption[] = [];

function has(list: readonly Id[], ids: readonly Id[]): boolean {
  return ids.every((id) => hasId(list, id));
}

/** Whether an answer with one id is this one. */
function isAnswer(answer: Id | null, id: Id): boolean {
  return answer !== null && sameId(answer, id);
}

function toggled(list: readonly Id[], ids: readonly Id[]): Id[] {
  return has(list, ids)
    ? list.filter((id) => !hasId(ids, id))
    : [...list, ...ids.filter((id) => !hasId(list, id))];
}

/** A country option has one id or several (R18). */
export function idsOf(countryIds: Id | readonly Id[]): readonly Id[] {
  return typeof countryIds === 'object' ? countryIds : [countryIds];
}

/** A query whose rows become options. */
function optionsQuery<Row>(
  query: ReturnType<typeof staticQuery<Row[]>>,
  select: (rows: readonly Row[]) => AnswerOption[],
) {
  // The rows go to `select` only, so queries of different rows are of one type.
  return { ...query, select } as UseQueryOptions<unknown, Error, AnswerOption[]>;
}

/**
 * The options of a question, which depend on the answers before it (spec section 7). Loads only if `enabled`. After a
 * failure, a view that is not the question's own leaves it to its Try again (R16): `retryOnMount`.
 */
export function useOptions(
  step: QuestionStep,
  answers: Answers,
  { enabled = true, retryOnMount = true } = {},
): Options {
  const language = useLanguage();
  const locale = useLocale();
  const before = toAnswersBody(answers, answerOf(step));
  const { classGradeId, countryIds, budget, parentId, titleIds } = answers;
  const queries = {
    grade: () =>
      optionsQuery(classGradesQuery(language), (grades) =>
        grades.map(({ id, class_name: label }) => ({
          key: String(id),
          label,
          count: null,
          chosen: isAnswer(classGradeId, id),
          change: { classGradeId: id },
        })),
      ),
    countries: () =>
      optionsQuery(countriesQuery(language, before), (countries) =>
        countries.map(
          ({ country_ids: raw, title, count = null, iso_code: iso, median_tuition: tuition }) => {
            const ids = idsOf(raw);
            const change = { countryIds: toggled(countryIds, ids) };
            const chosen = has(countryIds, ids);
            return { key: ids.join(), label: title, count, iso, tuition, chosen, change };
          },
        ),
      ),
    budget: () =>
      optionsQuery(budgetRangesQuery(language, before), (ranges) =>
        ranges.map(({ min, max = null, count = null }) => ({
          key: `${min}-${max ?? ''}`,
          label: formatBudget({ min, max }, (amount) => formatMoney(locale, amount)),
          count,
          chosen:
            budget !== null &&
            budgetNumber(budget.min) === budgetNumber(min) &&
            budgetNumber(budget.max) === budgetNumber(max),
          change: { budget: { min, max } },
        })),
      ),
    field: () =>
      optionsQuery(superMetaCategoriesQuery(language, before), (fields) =>
        fields.map(({ id, title, count = null, code = null }) => ({
          key: String(id),
          label: title,
          count,
          code,
          chosen: isAnswer(parentId, id),
          // Majors belong to their field: another field removes them.
          change: isAnswer(parentId, id) ? { parentId } : { parentId: id, titleIds: [] },
        })),
      ),
    majors: () =>
      optionsQuery(programTitlesQuery(language), (titles) =>
        titles
          .filter(
            ({ id, parent_id: parent }) =>
              parentId === null ||
              parent == null ||
              sameId(parent, parentId) ||
              hasId(titleIds, id),
          )
          .map(({ id, title }) => ({
            key: String(id),
            label: title,
            count: null,
            chosen: hasId(titleIds, id),
            change: { titleIds: toggled(titleIds, [id]) },
          })),
      ),
  };
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...queries[step](),
    enabled,
    retryOnMount,
  });
  return {
    loading: isPending,
    // Options of the build's snapshot stay if their update fails.
    failed: isLoadingError,
    retry: () => void refetch(),
    many: step === 'countries' || step === 'majors',
    options: data ?? NONE,
  };
}

/** The change that removes an answer. */
export function withoutAnswer(step: QuestionStep): Partial<Answers> {
  const name = answerOf(step);
  return step === 'field' ? { parentId: null, titleIds: [] } : { [name]: NO_ANSWERS[name] };
}

export function isStepAnswered(step: QuestionStep, answers: Answers): boolean {
  return isAnswered(answers, answerOf(step));
}
