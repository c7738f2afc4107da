import { deviation, type Deviation } from './deviation';
import { answerOf, jsonAnswer, recordAt, requestOf, rowsOf } from './edit';

/** What is wrong with single answers. */
export const shapeDeviations: readonly Deviation[] = [
  deviation(
    'a field is missing',
    'getClassGrades',
    'questions',
    'expected class_name at "data.0.class_name"; came nothing',
    rowsOf('getClassGrades', (row) => delete row['class_name']),
  ),
  deviation(
    'a field has the wrong type',
    'getProgramTitles',
    'questions',
    'expected string at "data.0.title"; came 7',
    rowsOf('getProgramTitles', (row) => (row['title'] = 7)),
  ),
  deviation(
    'a value that the app silently leaves out',
    'finalEngine',
    'account',
    'The app leaves it out, or converts it.',
    rowsOf('finalEngine', (row) => (row['degree'] = 'master')),
  ),
  deviation(
    'a number as a text',
    'preRunEngine',
    'sorting',
    'expected number at "data.0.tuition"; came "',
    rowsOf('preRunEngine', (row) => (row['tuition'] = String(row['tuition']))),
  ),
  deviation(
    'a status of 500',
    'postBudgetRange',
    'questions',
    'expected status 200; came status 500 "Server Error"',
    requestOf('postBudgetRange', () => jsonAnswer(500, { message: 'Server Error' })),
  ),
  deviation(
    'no envelope',
    'getUser',
    'account',
    'an object with "data" around the content',
    answerOf('getUser', (answer) => {
      answer.body = recordAt(answer.body, 'data');
    }),
  ),
  deviation(
    'dates in another format',
    'finalEngine',
    'account',
    'expected a day as YYYY-MM-DD',
    rowsOf('finalEngine', (row) => {
      const parts = String(row['deadline']).split('-');
      if (parts.length === 3) row['deadline'] = parts.toReversed().join('/');
    }),
  ),
  deviation(
    'a budget range whose minimum is above its maximum',
    'postBudgetRange',
    'questions',
    '"min" of a range not above its "max"; came min 20000, max 10000',
    rowsOf('postBudgetRange', (row) => {
      if (row['max']) [row['min'], row['max']] = [row['max'], row['min']];
    }),
  ),
  deviation(
    'counts that are not those of the list',
    'postCountries',
    'questions',
    'The number next to the option is not that of the list behind it.',
    rowsOf('postCountries', (row) => (row['count'] = Number(row['count']) + 1)),
  ),
];
