import { isRecord } from '../compare';
import type { Deviation } from './deviation';
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
  {
    title: 'a wrong number of pages',
    name: 'preRunEngine',
    only: ['paging'],
    says: 'expected "pagination.last_page"',
    damage: answerOf('preRunEngine', ({ body }) => {
      const pagination = recordAt(body, 'pagination');
      pagination['last_page'] = Number(pagination['last_page']) + 1;
    }),
  },
  {
    title: 'two totals',
    name: 'finalEngine',
    only: ['paging'],
    says: 'the same number in "total" and "pagination.total"',
    damage: answerOf('finalEngine', ({ body }) => {
      if (isRecord(body)) body['total'] = Number(body['total']) + 1;
    }),
  },
  {
    title: 'a row of page 1 again on page 2',
    name: 'runEngine',
    only: ['paging'],
    says: 'expected each row once on the pages up to 2',
    damage: (() => {
      let first: Record<string, unknown> | undefined;
      return answerOf('runEngine', ({ body }, { url }) => {
        const rows = rowsIn(body);
        if (url.searchParams.get('page') === '1') first = rows.at(-1);
        else if (first && rows[0]) Object.assign(rows[0], first);
      });
    })(),
  },
  {
    title: 'a page beyond the end is a 404',
    name: 'getBookmarks',
    only: ['paging'],
    says: 'a page beyond the last; came status 404',
    damage: answerOf('getBookmarks', (answer, { url }) => {
      if (url.searchParams.get('page') !== '1') Object.assign(answer, jsonAnswer(404, {}));
    }),
  },
  {
    title: 'the filter by degree is ignored',
    name: 'preRunEngine',
    only: ['filters'],
    says: 'expected only programs with the "degree"',
    damage: without('preRunEngine', 'degree'),
  },
  {
    title: 'the filter by country is ignored',
    name: 'finalEngine',
    only: ['filters'],
    says: 'no program for a country that does not exist',
    damage: withoutQuery('finalEngine', 'country_ids'),
  },
  {
    title: 'the maximum of the budget is ignored',
    name: 'runEngine',
    only: ['filters'],
    says: '"tuition" is at most',
    damage: without('runEngine', 'budget_max'),
  },
  {
    title: 'the search is ignored',
    name: 'finalEngine',
    only: ['filters'],
    says: 'no program for a search for a word that nothing has',
    damage: withoutQuery('finalEngine', 'q'),
  },
  {
    title: 'the majors are ignored',
    name: 'runEngine',
    only: ['filters'],
    says: 'for one major (program_title_ids)',
    damage: (() => {
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
  },
  {
    title: 'the sort is ignored',
    name: 'runEngine',
    only: ['sorting'],
    says: 'expected programs by tuition, the lowest first',
    damage: without('runEngine', 'sort'),
  },
  {
    title: 'the direction of the sort is ignored',
    name: 'finalEngine',
    only: ['sorting'],
    says: 'the highest first',
    damage: withoutQuery('finalEngine', 'order'),
  },
  {
    title: 'a program with something unmet above one with nothing unmet',
    name: 'preRunEngine',
    only: ['ranking'],
    says: 'no program with something unmet above one with nothing unmet',
    damage: requestOf('preRunEngine', ({ body }) => {
      if (isRecord(body)) body['sort'] ??= 'name';
    }),
  },
  {
    title: 'a criterion that is compared the wrong way round',
    name: 'preRunEngine',
    only: ['ranking'],
    says: 'The app says the opposite of what is true.',
    damage: rowsOf('preRunEngine', (row) => {
      const criteria = Array.isArray(row['criteria']) ? row['criteria'].filter(isRecord) : [];
      for (const one of criteria) if (one['key'] === 'language') one['state'] = 'met';
    }),
  },
];
