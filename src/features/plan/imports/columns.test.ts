import { expect, it } from 'vitest';
import { loadCsvTexts } from '@/features/plan/exports/csv-texts';
import { columnOfTracker } from './columns';
import { plainName } from './words';

it.each(['en', 'vi'] as const)(
  'no title of our own columns in %s is what other trackers call another column',
  async (locale) => {
    const { columns } = await loadCsvTexts(locale);
    const read = Object.entries(columns).map(([column, title]) => [
      column,
      columnOfTracker.get(plainName(title)) ?? column,
    ]);
    expect(read.filter(([column, meaning]) => column !== meaning)).toEqual([]);
  },
);
