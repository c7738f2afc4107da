// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getMajors } from '@/api/major/contract';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { programs } from '@/mocks/catalogue/programs';
import { callMock, refused, withMock } from '@/mocks/hosts/test-client';

withMock();

const titles = async (query: Record<string, string>, language = 'en-US') =>
  (await callMock(getMajors, { query, language })).map(({ title }) => title);

describe('GET /api/v1/majors', () => {
  it('returns every program title, and counts each program under one of them', async () => {
    const majors = await callMock(getMajors);
    expect(majors.map(({ id }) => id)).toEqual(
      programTitles.toSorted((a, b) => a.parentId - b.parentId || a.id - b.id).map(({ id }) => id),
    );
    const counted = majors.reduce((sum, { program_count: count }) => sum + (count ?? 0), 0);
    expect(counted).toBe(programs.length);
  });

  it('uses the language of the call, and includes the names of the other', async () => {
    const [math] = await callMock(getMajors, { query: { q: 'toan hoc' }, language: 'vi-VN' });
    expect(math).toMatchObject({
      title: 'Toán học',
      parent: { id: 5, title: 'Khoa học tự nhiên và toán', code: 'science' },
      subjects: ['Toán', 'Vật lý', 'Tin học'],
      related: [{ id: 26, title: 'Thống kê' }, { id: 27 }, { id: 1 }, { id: 24 }],
    });
    expect(math?.other_names).toContain('Mathematics');
    expect(math?.daily_work).toHaveLength(3);
  });

  it.each([
    ['toán học', 'Mathematics'],
    ['TOAN HOC', 'Mathematics'],
    ['dieu duong', 'Nursing'],
    ['cntt', 'Information Technology'],
    ['y khoa', 'Medicine'],
    ['bac si', 'Medicine'],
    ['du lich', 'Tourism'],
    ['quantum origami', undefined],
  ])('finds %s in either language, without diacritics', async (q, found) => {
    expect((await titles({ q }))[0]).toBe(found);
    expect((await titles({ q }, 'vi-VN')).length).toBe((await titles({ q })).length);
  });

  it('filters by field of study', async () => {
    expect(await titles({ parent_id: '11' })).toEqual([
      'Law',
      'Political Science',
      'International Relations',
      'Public Policy',
      'Criminology',
    ]);
    expect(await titles({ parent_id: '11', q: 'toan hoc' })).toEqual([]);
    expect(await titles({ parent_id: 'none' })).toEqual([]);
  });

  it('rejects a search that is too long', async () => {
    expect((await refused(getMajors, { query: { q: 'a'.repeat(201) } })).status).toBe(422);
  });
});
