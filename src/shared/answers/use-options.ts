import { useQuery } from '@tanstack/react-query';
import {
  budgetRangesQuery,
  classGradesQuery,
  countriesQuery,
  programTitlesQuery,
  superMetaCategoriesQuery,
} from '@/api/journey/queries';
import type { Id } from '@/api/http/schemas';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { formatMoney } from '@/i18n/format';
import { budgetNumber, formatBudget } from '@/lib/budget';
import { isAnswered, NO_ANSWERS, toSelections, type Answers } from './answers';
import { answerOf, type QuestionStep } from './steps';

/** One answer to choose: what it changes, and whether it is chosen. */
export type AnswerOption = {
  key: string;
  label: string;
  /** Programs behind it, where the server tells. */
  count: number | null;
  chosen: boolean;
  /** The answers once it is pressed: chosen, or taken back. */
  change: Partial<Answers>;
};

/** The options of a question, and how loading them went. */
export type Options = {
  options: AnswerOption[];
  /** The question takes several answers. */
  many: boolean;
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

function has(list: readonly Id[], ids: readonly Id[]): boolean {
  return ids.every((id) => list.includes(id));
}

function toggled(list: readonly Id[], ids: readonly Id[]): Id[] {
  return has(list, ids)
    ? list.filter((id) => !ids.includes(id))
    : [...list, ...ids.filter((id) => !list.includes(id))];
}

/** The ids that a country option stands for: one or several (R18). */
export function idsOf(countryIds: Id | readonly Id[]): readonly Id[] {
  return typeof countryIds === 'object' ? countryIds : [countryIds];
}

/**
 * The options of a question. Each list is asked once for each distinct selection before it, and only
 * when `enabled` (spec section 7).
 */
export function useOptions(step: QuestionStep, answers: Answers, enabled = true): Options {
  const language = useLanguage();
  const locale = useLocale();
  const before = toSelections(answers, answerOf(step));
  const on = (name: QuestionStep) => ({ enabled: enabled && step === name });
  const grades = useQuery({ ...classGradesQuery(language), ...on('grade') });
  const countries = useQuery({ ...countriesQuery(language, before), ...on('countries') });
  const budgets = useQuery({ ...budgetRangesQuery(language, before), ...on('budget') });
  const fields = useQuery({ ...superMetaCategoriesQuery(language, before), ...on('field') });
  const titles = useQuery({ ...programTitlesQuery(language), ...on('majors') });
  const query = { grade: grades, countries, budget: budgets, field: fields, majors: titles }[step];
  const state = {
    loading: query.isPending,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
  switch (step) {
    case 'grade':
      return {
        ...state,
        many: false,
        options: (grades.data ?? []).map(({ id, class_name: label }) => ({
          key: String(id),
          label,
          count: null,
          chosen: id === answers.classGradeId,
          change: { classGradeId: id },
        })),
      };
    case 'countries':
      return {
        ...state,
        many: true,
        options: (countries.data ?? []).map(({ country_ids: raw, title, count }) => {
          const ids = idsOf(raw);
          return {
            key: ids.join(),
            label: title,
            count: count ?? null,
            chosen: has(answers.countryIds, ids),
            change: { countryIds: toggled(answers.countryIds, ids) },
          };
        }),
      };
    case 'budget':
      return {
        ...state,
        many: false,
        options: (budgets.data ?? []).map(({ min, max, count }) => ({
          key: `${min}-${max ?? ''}`,
          label: formatBudget({ min, max }, (amount) => formatMoney(locale, amount)),
          count: count ?? null,
          chosen:
            answers.budget !== null &&
            budgetNumber(answers.budget.min) === budgetNumber(min) &&
            budgetNumber(answers.budget.max) === budgetNumber(max),
          change: { budget: { min, max: max ?? null } },
        })),
      };
    case 'field':
      return {
        ...state,
        many: false,
        options: (fields.data ?? []).map(({ id, title, count }) => ({
          key: String(id),
          label: title,
          count: count ?? null,
          chosen: id === answers.parentId,
          // Majors belong to their field: another one lets go of them.
          change: id === answers.parentId ? { parentId: id } : { parentId: id, titleIds: [] },
        })),
      };
    case 'majors':
      return {
        ...state,
        many: true,
        options: (titles.data ?? [])
          .filter(
            ({ id, parent_id: parent }) =>
              answers.parentId === null ||
              parent == null ||
              parent === answers.parentId ||
              answers.titleIds.includes(id),
          )
          .map(({ id, title }) => ({
            key: String(id),
            label: title,
            count: null,
            chosen: answers.titleIds.includes(id),
            change: { titleIds: toggled(answers.titleIds, [id]) },
          })),
      };
  }
}

/** What takes the answer of a question back. */
export function withoutAnswer(step: QuestionStep): Partial<Answers> {
  const name = answerOf(step);
  return step === 'field' ? { parentId: null, titleIds: [] } : { [name]: NO_ANSWERS[name] };
}

/** Whether a question has its answer. */
export function isStepAnswered(step: QuestionStep, answers: Answers): boolean {
  return isAnswered(answers, answerOf(step));
}
