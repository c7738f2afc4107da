// @vitest-environment node
import { expect, it } from 'vitest';
import { formatList } from '@/i18n/format-names';
import { formatDay } from '@/i18n/format-date';
import { formatters } from './formatters';

it.each(['en', 'vi'] as const)('writes days and lists as the app does, in %s', (language) => {
  const { day, list } = formatters(language);
  // The app joins the month and the day.
  expect(day('2027-01-20')).toBe(formatDay(language, '2027-01-20').replace('\u00a0', ' '));
  const names = ['Delft', 'Leiden', 'Twente'];
  expect(list(names)).toBe(formatList(language, names));
});
