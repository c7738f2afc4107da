import type { BudgetRange, Country, SuperMetaCategory } from '@/api/journey/contract';
import { budgetNumber } from '@/lib/budget';
import type { Answers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import { countries } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { entries } from '@/mocks/data/entries';
import { narrow } from './narrowing';

/** Budget ranges in US dollars a year; the last is open at the top. */
const BUDGETS = [
  { min: '0', max: '10000' },
  { min: '10000', max: '20000' },
  { min: '20000', max: '30000' },
  { min: '30000', max: '50000' },
  { min: '50000', max: '' },
];

/** Countries, each counted as if it alone were chosen beside the other answers. */
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

/** Budget ranges, each counted as if it were chosen: what costs more than its top is left out. */
export function budgetOptions(answers: Answers): BudgetRange[] {
  return BUDGETS.map((range) => ({
    ...range,
    count: narrow(entries, { ...answers, budgetMax: budgetNumber(range.max) }).length,
  }));
}

/** Course preferences, each counted as if it were chosen; majors belong to one of them and fall away. */
export function preferenceOptions(answers: Answers, language: Language): SuperMetaCategory[] {
  return preferences.map(({ id, title }) => ({
    id,
    title: title[language],
    count: narrow(entries, { ...answers, preferenceId: String(id), titleIds: null }).length,
  }));
}
