import { isRecord } from '../compare';
import { deviation, type Deviation } from './deviation';
import {
  answerOf,
  jsonAnswer,
  recordAt,
  requestOf,
  rowsIn,
  rowsOf,
  without,
  withoutQuery,
} from './edit';

/** What is wrong with pages, filters and orders. */
export const listDeviations: readonly Deviation[] = [
  deviation(
    'a wrong number of pages',
    'preRunEngine',
    'paging',
    'expected "pagination.last_page"',
    answerOf('preRunEngine', ({ body }) => {
      const pagination = recordAt(body, 'pagination');
      pagination['last_page'] = Number(pagination['last_page']) + 1;
    }),
  ),
  deviation(
    'two totals',
    'finalEngine',
    'paging',
    'the same number in "total" and "pagination.total"',
    answerOf('finalEngine', ({ body }) => {
      if (isRecord(body)) body['total'] = Number(body['total']) + 1;
    }),
  ),
  deviation(
    'a row of page 1 again on page 2',
    'runEngine',
    'paging',
    'expected each row once on the pages up to 2',
    (() => {
      let first: Record<string, unknown> | undefined;
      return answerOf('runEngine', ({ body }, { url }) => {
        const rows = rowsIn(body);
        if (url.searchParams.get('page') === '1') first = rows.at(-1);
        else if (first && rows[0]) Object.assign(rows[0], first);
      });
    })(),
  ),
  deviation(
    'a page beyond the end is a 404',
    'getBookmarks',
    'paging',
    'a page beyond the last; came status 404',
    answerOf('getBookmarks', (answer, { url }) => {
      if (url.searchParams.get('page') !== '1') Object.assign(answer, jsonAnswer(404, {}));
    }),
  ),
  deviation(
    'the filter by degree is ignored',
    'preRunEngine',
    'filters',
    'expected only programs with the "degree"',
    without('preRunEngine', 'degree'),
  ),
  deviation(
    'the filter by country is ignored',
    'finalEngine',
    'filters',
    'no program for a country that does not exist',
    withoutQuery('finalEngine', 'country_ids'),
  ),
  deviation(
    'the maximum of the budget is ignored',
    'runEngine',
    'filters',
    '"tuition" is at most',
    without('runEngine', 'budget_max'),
  ),
  deviation(
    'the search is ignored',
    'finalEngine',
    'filters',
    'no program for a search for a word that nothing has',
    withoutQuery('finalEngine', 'q'),
  ),
  deviation(
    'the majors are ignored',
    'runEngine',
    'filters',
    'for one major (program_title_ids)',
    (() => {
      let all: unknown[] = [];
      return requestOf('runEngine', ({ body }) => {
        const ids =
          isRecord(body) && Array.isArray(body['program_title_ids'])
            ? body['program_title_ids']
            : [];
        if (ids.length > all.length) all = ids;
        if (isRecord(body)) body['program_title_ids'] = all;
      });
    })(),
  ),
  deviation(
    'the sort is ignored',
    'runEngine',
    'sorting',
    'expected programs by tuition, the lowest first',
    without('runEngine', 'sort'),
  ),
  deviation(
    'the direction of the sort is ignored',
    'finalEngine',
    'sorting',
    'the highest first',
    withoutQuery('finalEngine', 'order'),
  ),
  deviation(
    'a program with something unmet above one with nothing unmet',
    'preRunEngine',
    'ranking',
    'no program with something unmet above one with nothing unmet',
    requestOf('preRunEngine', ({ body }) => {
      if (isRecord(body)) body['sort'] ??= 'name';
    }),
  ),
  deviation(
    'a criterion that is compared the wrong way round',
    'preRunEngine',
    'ranking',
    'The app says the opposite of what is true.',
    rowsOf('preRunEngine', (row) => {
      const criteria = Array.isArray(row['criteria']) ? row['criteria'].filter(isRecord) : [];
      for (const one of criteria) if (one['key'] === 'language') one['state'] = 'met';
    }),
  ),
];
