import type { BudgetRange, Country, SuperMetaCategory } from '@/api/journey/contract';
import { budgetNumber } from '@/lib/budget';
import type { Answers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import { countries } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { entries } from '@/mocks/data/entries';
import { narrow } from './narrowing';

/** Budget ranges in US dollars a year; the last has no maximum. */
const BUDGETS = [
  { min: '0', max: '10000' },
  { min: '10000', max: '20000' },
  { min: '20000', max: '30000' },
  { min: '30000', max: '50000' },
  { min: '50000', max: '' },
];

/** The countries, each with the count if it were the only one chosen. */
export function countryOptions(answers: Answers, language: Language): Country[] {
  return countries.map(({ id, name }) => {
    const left = narrow(entries, { ...answers, countryIds: [String(id)] });
    return {
      country_ids: id,
      title: name[language],
      count: left.length,
      school_count: new Set(left.map(({ school }) => school.id)).size,
    };
  });
}

/** The budget ranges, each with the count if it were chosen. */
export function budgetOptions(answers: Answers): BudgetRange[] {
  return BUDGETS.map((range) => ({
    ...range,
    count: narrow(entries, { ...answers, budgetMax: budgetNumber(range.max) }).length,
  }));
}

/**
 * The course preferences, each with the count if it were chosen. The majors are dropped, because each belongs
 * to one preference.
 */
export function preferenceOptions(answers: Answers, language: Language): SuperMetaCategory[] {
  return preferences.map(({ id, title }) => ({
    id,
    title: title[language],
    count: narrow(entries, { ...answers, preferenceId: String(id), titleIds: null }).length,
  }));
}
