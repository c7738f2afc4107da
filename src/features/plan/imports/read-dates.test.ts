import { expect, it } from 'vitest';
import { orderOf, readDay, readTime } from './read-dates';

it.each([
  ['2027-01-15', '2027-01-15'],
  ['2027/1/5', '2027-01-05'],
  ['2027-01-15T23:59:00Z', '2027-01-15'],
  ['15/1/2027', '2027-01-15'],
  ['1/15/2027', '2027-01-15'],
  ['1/15/27', '2027-01-15'],
  ['15.01.2027', '2027-01-15'],
  ['Jan 15, 2027', '2027-01-15'],
  ['January 15th, 2027 at 11:59 PM EST', '2027-01-15'],
  ['Fri, Jan 15, 2027', '2027-01-15'],
  ['15 Jan 2027', '2027-01-15'],
  ['15-Jan-27', '2027-01-15'],
  ['Ngày 15 tháng 1 năm 2027', '2027-01-15'],
  ['15 tháng 1, 2027', '2027-01-15'],
  ['15 thg 1, 2027', '2027-01-15'],
  ['2027-02-29', null],
  ['31/4/2027', null],
  ['15/15/2027', null],
  ['1999-12-31', null],
  ['Jan 15', null],
  ['Foo 15, 2027', null],
  ['soon', null],
  ['', null],
])('%j is the day %s', (cell, day) => {
  expect(readDay(cell, 'dayFirst')).toBe(day);
});

it('1/2/2027 is read in the order of its table', () => {
  expect(readDay('1/2/2027', 'dayFirst')).toBe('2027-02-01');
  expect(readDay('1/2/2027', 'monthFirst')).toBe('2027-01-02');
  expect(orderOf(['1/2/2027'], 'dayFirst')).toBe('dayFirst');
  expect(orderOf(['1/2/2027', '1/15/2027'], 'dayFirst')).toBe('monthFirst');
  expect(orderOf(['1/2/2027', '15/1/2027 23:59'], 'monthFirst')).toBe('dayFirst');
  // A table that has both says nothing.
  expect(orderOf(['1/15/2027', '15/1/2027'], 'monthFirst')).toBe('monthFirst');
});

it.each([
  ['23:59', '23:59'],
  ['9:05', '09:05'],
  ['11:59 PM', '23:59'],
  ['12:00 am', '00:00'],
  ['12:30pm', '12:30'],
  ['17h30', '17:30'],
  ['24:00', null],
  ['10:75', null],
  ['noon', null],
])('%j is the time %s', (cell, time) => {
  expect(readTime(cell)).toBe(time);
});
