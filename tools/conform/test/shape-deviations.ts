import type { Deviation } from './deviation';
import { answerOf, jsonAnswer, recordAt, requestOf, rowsOf } from './edit';

/** What is wrong with single answers. */
export const shapeDeviations: readonly Deviation[] = [
  {
    title: 'a field is missing',
    name: 'getClassGrades',
    only: ['questions'],
    says: 'expected class_name at "data.0.class_name"; came nothing',
    damage: rowsOf('getClassGrades', (row) => delete row['class_name']),
  },
  {
    title: 'a field has the wrong type',
    name: 'getProgramTitles',
    only: ['questions'],
    says: 'expected string at "data.0.title"; came 7',
    damage: rowsOf('getProgramTitles', (row) => (row['title'] = 7)),
  },
  {
    title: 'a value that the app silently leaves out',
    name: 'finalEngine',
    only: ['account'],
    says: 'The app leaves it out, or converts it.',
    damage: rowsOf('finalEngine', (row) => (row['degree'] = 'master')),
  },
  {
    title: 'a number as a text',
    name: 'preRunEngine',
    only: ['sorting'],
    says: 'expected number at "data.0.tuition"; came "',
    damage: rowsOf('preRunEngine', (row) => (row['tuition'] = String(row['tuition']))),
  },
  {
    title: 'a status of 500',
    name: 'postBudgetRange',
    only: ['questions'],
    says: 'expected status 200; came status 500 "Server Error"',
    damage: requestOf('postBudgetRange', () => jsonAnswer(500, { message: 'Server Error' })),
  },
  {
    title: 'no envelope',
    name: 'getUser',
    only: ['account'],
    says: 'an object with "data" around the content',
    damage: answerOf('getUser', (answer) => {
      answer.body = recordAt(answer.body, 'data');
    }),
  },
  {
    title: 'dates in another format',
    name: 'finalEngine',
    only: ['account'],
    says: 'expected a day as YYYY-MM-DD',
    damage: rowsOf('finalEngine', (row) => {
      const parts = String(row['deadline']).split('-');
      if (parts.length === 3) row['deadline'] = parts.toReversed().join('/');
    }),
  },
  {
    title: 'a budget range whose minimum is above its maximum',
    name: 'postBudgetRange',
    only: ['questions'],
    says: '"min" of a range not above its "max"; came min 20000, max 10000',
    damage: rowsOf('postBudgetRange', (row) => {
      if (row['max']) [row['min'], row['max']] = [row['max'], row['min']];
    }),
  },
  {
    title: 'counts that are not those of the list',
    name: 'postCountries',
    only: ['questions'],
    says: 'The number next to the option is not that of the list behind it.',
    damage: rowsOf('postCountries', (row) => (row['count'] = Number(row['count']) + 1)),
  },
];
