import {
  getClassGrades,
  getProgramTitles,
  getSession,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
} from '@/api/contract/journey';
import { answersOf } from '@/mocks/answers';
import { classGrades } from '@/mocks/class-grades';
import { programTitles } from '@/mocks/catalogue/program-titles';
import { budgetOptions, countryOptions, preferenceOptions } from '@/mocks/option-counts';
import { route } from '@/mocks/route';
import { openSession } from '@/mocks/sessions';

/** The public session and the options of the questions, counted under what was answered so far. */
export const journeyRoutes = {
  getSession: route(getSession, 'open', async ({ student }) => ({
    data: { token: await openSession('public', student?.id ?? null) },
  })),

  getClassGrades: route(getClassGrades, 'open', ({ language }) => ({
    data: classGrades.map(({ id, name }) => ({ id, class_name: name[language] })),
  })),

  postCountries: route(postCountries, 'open', ({ body, language }) => ({
    data: countryOptions(answersOf(body), language),
  })),

  postBudgetRange: route(postBudgetRange, 'open', ({ body }) => ({
    data: budgetOptions(answersOf(body)),
  })),

  postSuperMetaCategories: route(postSuperMetaCategories, 'open', ({ body, language }) => ({
    data: preferenceOptions(answersOf(body), language),
  })),

  getProgramTitles: route(getProgramTitles, 'open', ({ language }) => ({
    data: programTitles.map(({ id, title, parentId }) => ({
      id,
      title: title[language],
      parent_id: parentId,
    })),
  })),
};
