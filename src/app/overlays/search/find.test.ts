import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './entries';
import { createFinder } from './find';

const entries: SearchEntry[] = [
  { id: 'p1', kind: 'page', title: 'Học bổng', keywords: 'Scholarships', path: '/vi/scholarship' },
  {
    id: 't1',
    kind: 'major',
    title: 'Toán học',
    keywords: 'Mathematics',
    path: '/vi/majors?major=25',
  },
  {
    id: 't2',
    kind: 'major',
    title: 'Điều dưỡng',
    keywords: 'Nursing',
    path: '/vi/majors?major=34',
  },
  {
    id: 's1',
    kind: 'school',
    title: 'Đại học Tampere',
    keywords: 'Phần Lan',
    path: '/vi/school-list?school=1',
  },
];
const find = createFinder(entries);
const titles = (query: string) =>
  find(query).flatMap(({ entries: found }) => found.map(({ title }) => title));

describe('the global search', () => {
  it.each([
    ['hoc bong', 'Học bổng'],
    ['HỌC BỔNG', 'Học bổng'],
    ['học bổng'.normalize('NFD'), 'Học bổng'],
    ['scholar', 'Học bổng'],
    ['mathematcs', 'Toán học'],
    ['dieu duong', 'Điều dưỡng'],
    ['duong dieu', 'Điều dưỡng'],
    ['phan lan', 'Đại học Tampere'],
  ])('%s finds %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('requires every word', () => {
    expect(titles('hoc tampere')).toEqual(['Đại học Tampere']);
    expect(titles('hoc zzz')).toEqual([]);
  });

  it('groups the results, the best kind first', () => {
    expect(find('hoc').map(({ kind }) => kind)).toEqual(['page', 'major', 'school']);
  });

  it('lists a duplicate of the server once', () => {
    expect(createFinder([...entries, ...entries])('dieu duong')).toEqual(find('dieu duong'));
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        for (const { entries: found } of find(query)) expect(found.length).toBeGreaterThan(0);
      }),
    );
    expect(find('')).toEqual([]);
    expect(find('x'.repeat(10_000))).toEqual([]);
  });
});
