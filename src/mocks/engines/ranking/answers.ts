import type { AnswersBody } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';
import { budgetNumber } from '@/lib/budget';
import { messages } from '@/mocks/server/messages';
import { unprocessable, type FieldMessages } from '@/mocks/server/refusal';

/** The answers of a student, ids as text, `null` where unanswered. Dollars a year, averages out of 10. */
export type StudentAnswers = {
  classGradeId: string | null;
  countryIds: readonly string[] | null;
  budgetMin: number | null;
  budgetMax: number | null;
  preferenceId: string | null;
  titleIds: readonly string[] | null;
  average: number | null;
  ielts: number | null;
  sat: number | null;
};

export const noAnswers: StudentAnswers = {
  classGradeId: null,
  countryIds: null,
  budgetMin: null,
  budgetMax: null,
  preferenceId: null,
  titleIds: null,
  average: null,
  ielts: null,
  sat: null,
};

function idText(id: Id | null | undefined): string | null {
  return id === null || id === undefined || id === '' ? null : String(id);
}

function idTexts(ids: readonly Id[] | null | undefined): string[] | null {
  return ids?.length ? ids.map(String) : null;
}

function within(value: number, min: number, max: number): boolean {
  return Number.isFinite(value) && value >= min && value <= max;
}

/** Reads answers from the request body. Throws 422 by field for impossible figures. */
export function answersOf(raw: AnswersBody): StudentAnswers {
  const invalid: FieldMessages = {};
  const budget = (name: 'budget_min' | 'budget_max') => {
    const value = raw[name] ?? '';
    const amount = budgetNumber(value);
    if (value !== '' && (amount === null || amount < 0)) invalid[name] = messages.budget;
    return amount;
  };
  const figure = (name: 'average' | 'ielts' | 'sat', fits: (value: number) => boolean) => {
    const value = raw[name] ?? null;
    if (value !== null && !fits(value)) invalid[name] = messages[name];
    return value;
  };
  const answers: StudentAnswers = {
    classGradeId: idText(raw.class_grade_id),
    countryIds: idTexts(raw.country_ids),
    budgetMin: budget('budget_min'),
    budgetMax: budget('budget_max'),
    preferenceId: idText(raw.program_title_parent_id),
    titleIds: idTexts(raw.program_title_ids),
    average: figure('average', (value) => within(value, 0, 10)),
    ielts: figure('ielts', (value) => within(value, 0, 9) && Number.isInteger(value * 2)),
    sat: figure('sat', (value) => within(value, 400, 1600)),
  };
  const { budgetMin, budgetMax } = answers;
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    invalid['budget_max'] ??= messages.budgetOrder;
  }
  if (Object.keys(invalid).length > 0) throw unprocessable(invalid);
  return answers;
}

/** Reads answers from a query, lists comma-separated. Throws 422 like `answersOf`. */
export function answersFromQuery(query: URLSearchParams): StudentAnswers {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean);
  const figure = (name: string) => {
    const raw = query.get(name)?.trim();
    return raw ? Number(raw) : undefined;
  };
  return answersOf({
    class_grade_id: query.get('class_grade_id'),
    country_ids: list('country_ids'),
    budget_min: query.get('budget_min'),
    budget_max: query.get('budget_max'),
    program_title_parent_id: query.get('program_title_parent_id'),
    program_title_ids: list('program_title_ids'),
    average: figure('average'),
    ielts: figure('ielts'),
    sat: figure('sat'),
  });
}
