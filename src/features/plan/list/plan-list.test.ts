import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { sortedByDate, countriesOf, filtered } from './plan-list';

function saved(id: number, title: string, country: string, note: string | null = null): Bookmark {
  return {
    id,
    status: id % 2 === 0 ? 'preparing' : 'considering',
    order_no: id,
    note,
    program: { id, title, school: { id: id * 10, name: `Trường ${id}`, country } },
  };
}

const list = [
  saved(1, 'Khoa học dữ liệu', 'Việt Nam', 'Hỏi cô Đào'),
  saved(2, 'Data Science', 'Phần Lan'),
  saved(3, 'Kinh tế', 'Đức'),
  saved(4, 'Economics', 'Phần Lan'),
];
const none = { text: '', status: null, country: null };
const ids = (filter: Partial<typeof none>) =>
  filtered(list, { ...none, ...filter }).map(({ id }) => id);

describe('the filter of the plan', () => {
  it.each([
    ['khoa hoc', [1]],
    ['  DAO   hoi ', [1]],
    ['phan lan', [2, 4]],
    ['truong 3', [3]],
    ['xylophone', []],
    ['', [1, 2, 3, 4]],
  ])('finds by words without diacritics: %s', (text, found) => {
    expect(ids({ text })).toEqual(found);
  });

  it('filters by country through the school, so it works in every language', () => {
    expect(countriesOf(list, 'vi-VN').map(({ id, name }) => [id, name])).toEqual([
      ['30', 'Đức'],
      ['20', 'Phần Lan'],
      ['10', 'Việt Nam'],
    ]);
    expect(ids({ country: '40' } as object)).toEqual([2, 4]);
    expect(ids({ country: 'nowhere' } as object)).toEqual([1, 2, 3, 4]);
  });

  it('returns the same array if nothing is filtered', () => {
    expect(filtered(list, none)).toBe(list);
  });
});

it('the order by date has the programs without one last, in both directions', () => {
  const dated = list.map((bookmark, at) => ({
    ...bookmark,
    deadline: ['2027-02-01', null, '2027-01-01', null][at] ?? null,
  }));
  const order = (direction: 'asc' | 'desc') => sortedByDate(dated, direction).map(({ id }) => id);
  expect(order('asc')).toEqual([3, 1, 2, 4]);
  expect(order('desc')).toEqual([1, 3, 2, 4]);
});
