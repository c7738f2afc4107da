// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countWords } from '@/lib/count-text';
import { classGrades } from '@/mocks/engines/ranking/class-grades';
import { routeOfPath } from '@/routing/paths';
import { guides } from './guides';

const STAGES = ['explore', 'prepare', 'apply', 'decide', 'arrive'];
const LANGUAGES = ['en', 'vi'] as const;
const RANGE = { en: [450, 750], vi: [550, 1000] } as const;
const TODAY = { en: 'Try this today', vi: 'Thử ngay hôm nay' };
/** Letters that only Vietnamese has. */
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

const cases = guides.flatMap((guide) =>
  LANGUAGES.map((language) => ({ id: guide.id, language, guide, body: guide.body[language] })),
);

describe('the guides', () => {
  it('are twenty, each with a unique address', () => {
    expect(guides).toHaveLength(20);
    expect(new Set(guides.map(({ id }) => id)).size).toBe(20);
    for (const { id } of guides) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('are ordered by stage, with one for each grade', () => {
    const stages = guides.map(({ stage }) => STAGES.indexOf(stage));
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(new Set(stages).size).toBe(STAGES.length);
    const known = classGrades.map(({ id }) => id);
    for (const { grades } of guides) {
      const from = known.indexOf(grades[0] ?? 0);
      // Without gaps, so that a range describes them.
      expect(grades).toEqual(known.slice(from, from + grades.length));
    }
    for (const grade of known) {
      expect(guides.filter(({ grades }) => grades.includes(grade)).length).toBeGreaterThan(3);
    }
  });

  it('have a date in the past', () => {
    for (const { updated } of guides) {
      expect(updated).toMatch(/^2026-\d\d-\d\d$/);
      expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
      expect(updated <= '2026-11-21').toBe(true);
    }
  });

  it.each(cases)('$id is a complete text in $language', ({ language, guide, body }) => {
    const [least, most] = RANGE[language];
    const words = countWords(body);
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
    const all = [guide.title[language], guide.summary[language], body].join('\n');
    expect(all).not.toMatch(/lorem|ipsum|TODO|\bTBD\b|undefined/i);
    expect(VIETNAMESE.test(guide.title[language])).toBe(language === 'vi');
    expect(countWords(guide.summary[language])).toBeLessThanOrEqual(40);
    // Typographic quotes, no markup except Markdown, no headings above level 2.
    expect(all).not.toMatch(/['"]|<\w|^# /m);
  });

  it.each(cases)(
    '$id has sections in $language, and ends with a step for today',
    ({ body, language }) => {
      const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
      expect(headings.length).toBeGreaterThanOrEqual(4);
      expect(headings.at(-1)).toBe(TODAY[language]);
      expect(new Set(headings).size).toBe(headings.length);
    },
  );

  it.each(cases)('$id has no broken links in $language', ({ body }) => {
    const inside = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(
      ([, href = '']) => new URL(href, 'http://app.test'),
    );
    const known = new Set<string | null>(guides.map(({ id }) => id));
    expect(inside.filter(({ pathname }) => routeOfPath(pathname) === null)).toEqual([]);
    const read = inside.map(({ searchParams }) => searchParams.get('read'));
    expect(read.filter((id) => id !== null && !known.has(id))).toEqual([]);
  });

  it.each(guides)('$id has the same links in both languages', ({ body }) => {
    const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
    expect(links(body.vi)).toEqual(links(body.en));
    const parts = (text: string) => text.split(/^## /m).length;
    expect(parts(body.vi)).toBe(parts(body.en));
  });

  it.each(guides.filter(({ body }) => /\d[.,]\d{3}/.test(body.en)))(
    '$id says that its amounts are examples',
    ({ body }) => {
      expect(body.en).toMatch(/illustrative|example/);
      expect(body.vi).toMatch(/minh họa|ví dụ/);
    },
  );
});
