// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Major } from '@/api/major/contract';
import { foldText } from '@/lib/fold-text';
import { aliasFor, clustersOf, findMajors } from './find-majors';

const science = { id: 5, title: 'Khoa học tự nhiên và toán' };
const majors: Major[] = [
  {
    id: 5,
    title: 'An ninh mạng',
    parent: { id: 1, title: 'Máy tính và dữ liệu' },
    other_names: ['Cybersecurity', 'an toàn thông tin'],
    worth_knowing: 'Trực ca đêm.',
  },
  {
    id: 25,
    title: 'Toán học',
    parent: science,
    other_names: ['Mathematics'],
    learn: 'Bạn học cả chứng minh lẫn tính toán.',
  },
  { id: 27, title: 'Vật lý', parent: science, other_names: null, subjects: ['Toán', 'Vật lý'] },
  { id: 28, title: 'Hải dương học', subjects: ['Địa lý', 'Toán'], learn: 'Toàn bộ đại dương.' },
  { id: 99, title: 'Địa chất học' },
];

const ids = (list: readonly Major[]) => list.map(({ id }) => id);
const found = (q: string) => {
  const { named, bySubject, mentioned } = findMajors(majors, q);
  return [ids(named), ids(bySubject), ids(mentioned)];
};

describe('findMajors', () => {
  it.each([
    ['', [5, 25, 27, 28, 99], [], []],
    ['  ', [5, 25, 27, 28, 99], [], []],
    // The one whose name begins so comes first, whatever its place.
    ['toan', [25, 5], [27], [28]],
    ['TOAN HOC', [25], [], [27, 28]],
    // A subject that is not the most important one says nothing about a major.
    ['toán', [25], [27], []],
    ['toàn', [5], [], [28]],
    ['math', [25], [], []],
    ['dia chat', [99], [], []],
    ['địa', [99], [28], []],
    ['truc dem', [], [], [5]],
    ['hoc toan', [25], [], [27, 28]],
    ['oan', [], [], []],
    ['?!', [], [], []],
  ])('%s', (q, ...groups) => {
    expect(found(q)).toEqual(groups);
  });

  it('finds each major by its own names, with and without diacritics', () => {
    const names = majors.flatMap(({ id, title, other_names: others }) =>
      [title, ...(others ?? [])].map((name) => ({ id, name })),
    );
    for (const { id, name } of names) {
      expect(found(name)[0]).toContain(id);
      expect(found(foldText(name))[0]).toContain(id);
    }
  });

  const piece = fc.constantFrom(
    't',
    'oa',
    'án',
    'Đ',
    ' ',
    '\u0301',
    '\ud800',
    '\u0000',
    '(',
    'học',
    '\u202e',
  );

  it('never throws, and finds only existing majors, each once', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
        (q) => {
          const all = Object.values(findMajors(majors, q)).flat();
          expect(new Set(all).size).toBe(all.length);
          for (const major of all) expect(majors).toContain(major);
        },
      ),
    );
  });

  it('finds no more for a longer search', () => {
    const word = fc.constantFrom('toan', 'học', 'vat', 'ly', 'an', 'mang', 'x');
    fc.assert(
      fc.property(word, word, (first, second) => {
        const less = new Set(found(`${first} ${second}`).flat());
        const more = new Set(found(first).flat());
        expect([...less].filter((id) => !more.has(id))).toEqual([]);
      }),
    );
  });
});

describe('aliasFor', () => {
  it.each([
    ['math', 'Mathematics'],
    ['toan', null],
    ['', null],
    ['nothing', null],
  ])('%s', (q, alias) => {
    const [, math] = majors;
    expect(math && aliasFor(math, q)).toBe(alias);
  });
});

describe('clustersOf', () => {
  it('keeps the order, and majors without a cluster', () => {
    expect(clustersOf(majors).map(({ id, majors: own }) => [id, ids(own)])).toEqual([
      ['1', [5]],
      ['5', [25, 27]],
      [null, [28, 99]],
    ]);
  });
});
