import {
  getClassGrades,
  getProgramTitles,
  getSession,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
} from '@/api/journey/contract';
import { getOutline } from '@/api/outline/contract';
import { answersOf } from '@/mocks/engines/ranking/answers';
import { classGrades } from '@/mocks/engines/ranking/class-grades';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import {
  budgetsWithCounts,
  countriesWithCounts,
  preferencesWithCounts,
} from '@/mocks/engines/ranking/option-counts';
import { catalogueEntries } from '@/mocks/data/entries';
import { rateWire } from '@/mocks/data/wire';
import { nextIntake } from '@/mocks/engines/ranking/next-intake';
import { route } from '@/mocks/server/route';
import { mockNow } from '@/mocks/data/clock';
import { openSession } from '@/mocks/data/sessions';

/** The public session, and the options of the questions with their counts under the answers so far. */
export const journeyRoutes = {
  getSession: route(getSession, 'open', async ({ student }) => ({
    data: { token: await openSession('public', student?.id ?? null) },
  })),

  getClassGrades: route(getClassGrades, 'open', ({ language }) => ({
    data: classGrades.map(({ id, name }) => ({ id, class_name: name[language] })),
  })),

  postCountries: route(postCountries, 'open', ({ body, language }) => ({
    data: countriesWithCounts(answersOf(body), language),
  })),

  postBudgetRange: route(postBudgetRange, 'open', ({ body }) => ({
    data: budgetsWithCounts(answersOf(body)),
  })),

  postSuperMetaCategories: route(postSuperMetaCategories, 'open', ({ body, language }) => ({
    data: preferencesWithCounts(answersOf(body), language),
  })),

  getProgramTitles: route(getProgramTitles, 'open', ({ language }) => ({
    data: programTitles.map(({ id, title, parentId }) => ({
      id,
      title: title[language],
      parent_id: parentId,
    })),
  })),

  getOutline: route(getOutline, 'open', () => ({
    data: {
      country_ids: catalogueEntries.map(({ country }) => country.id),
      school_ids: catalogueEntries.map(({ school }) => school.id),
      parent_ids: catalogueEntries.map(({ title }) => title.parentId),
      title_ids: catalogueEntries.map(({ title }) => title.id),
      tuition: catalogueEntries.map(({ program }) => program.tuitionUsd),
      months: catalogueEntries.map(({ program }) => program.intakes.map(({ month }) => month)),
      after: catalogueEntries.map(({ program }) =>
        program.requirements.finishedGrade12 ? 12 : 11,
      ),
      closes: catalogueEntries.map((entry) => nextIntake(entry, answersOf({}), mockNow()).deadline),
      rate: rateWire(),
    },
  })),
};
