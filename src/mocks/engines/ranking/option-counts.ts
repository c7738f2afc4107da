import type { BudgetRange, Country, SuperMetaCategory } from '@/api/journey/contract';
import { budgetNumber } from '@/lib/budget';
import type { StudentAnswers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import { countries } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { catalogueEntries } from '@/mocks/data/entries';
import { filterPrograms } from './filter-programs';
import { medianTuition } from './take-turns';

/** Budget ranges in US dollars a year; the last has no maximum. */
const BUDGETS = [
  { min: '0', max: '10000' },
  { min: '10000', max: '20000' },
  { min: '20000', max: '30000' },
  { min: '30000', max: '50000' },
  { min: '50000', max: '' },
];

/** The countries, each with the count if it were the only one chosen. */
export function countriesWithCounts(answers: StudentAnswers, language: Language): Country[] {
  return countries.map(({ id, code, name }) => {
    const left = filterPrograms(catalogueEntries, { ...answers, countryIds: [String(id)] });
    return {
      country_ids: id,
      title: name[language],
      iso_code: code,
      count: left.length,
      school_count: new Set(left.map(({ school }) => school.id)).size,
      median_tuition: medianTuition(left),
    };
  });
}

/** The budget ranges, each with the count if it were chosen. */
export function budgetsWithCounts(answers: StudentAnswers): BudgetRange[] {
  return BUDGETS.map((range) => ({
    ...range,
    count: filterPrograms(catalogueEntries, { ...answers, budgetMax: budgetNumber(range.max) })
      .length,
  }));
}

/**
 * The fields, each with the count if it were chosen. The majors are dropped, because each belongs
 * to one preference.
 */
export function preferencesWithCounts(
  answers: StudentAnswers,
  language: Language,
): SuperMetaCategory[] {
  return preferences.map(({ id, code, title }) => ({
    id,
    code,
    title: title[language],
    count: filterPrograms(catalogueEntries, {
      ...answers,
      preferenceId: String(id),
      titleIds: null,
    }).length,
  }));
}
