// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getResource, getResources } from '@/api/resource/contract';
import { countWords } from '@/lib/count-text';
import { guides } from '@/mocks/catalogue/resources/guides';
import { callMock, refused, withMock } from '@/mocks/hosts/test-client';

withMock();

const list = (query: Record<string, string> = {}, language = 'en-US') =>
  callMock(getResources, { query, language });
const ids = (found: { id: string | number }[]) => found.map(({ id }) => id);

const bare = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

const filters = fc.record({
  stage: fc.constantFrom('', 'explore', 'prepare', 'apply', 'decide', 'arrive'),
  grade: fc.constantFrom('', '9', '10', '11', '12', '13', '99'),
  language: fc.constantFrom('', 'en', 'vi'),
  q: fc.constantFrom('', 'visa', 'học bổng', 'hoc bong', 'IELTS', 'thư', 'country', 'zzz', '%'),
});

describe('the list of guides', () => {
  it('returns all without their texts, in the language of the call', async () => {
    const found = await list({}, 'vi-VN');
    expect(ids(found)).toEqual(guides.map(({ id }) => id));
    expect(found[0]).toMatchObject({
      title: guides[0]?.title.vi,
      language: 'vi',
      languages: ['en', 'vi'],
      order_no: 1,
    });
    expect(found[0]).not.toHaveProperty('body');
  });

  it('is in the chosen language, not that of the call', async () => {
    const [first] = await list({ language: 'vi' });
    expect(first).toMatchObject({ title: guides[0]?.title.vi, language: 'vi' });
  });

  it('returns exactly the guides that match every filter, in order', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const [found, unsearched] = await Promise.all([list(query), list({ ...query, q: '' })]);
        const fits = guides.filter(
          ({ stage, grades }) =>
            (query.stage === '' || stage === query.stage) &&
            (query.grade === '' || grades.some((grade) => String(grade) === query.grade)),
        );
        expect(ids(unsearched)).toEqual(fits.map(({ id }) => id));
        // A search narrows and never reorders.
        expect(ids(unsearched).filter((id) => ids(found).includes(id))).toEqual(ids(found));
        for (const { language } of found) expect(language).toBe(query.language || 'en');
      }),
      { numRuns: 60 },
    );
  });

  it('is searched in titles of both languages, ignoring case and diacritics', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...guides),
        fc.constantFrom('en' as const, 'vi' as const),
        async ({ id, title }, language) => {
          const typed = [title[language], bare(title[language]), title[language].toUpperCase()];
          for (const q of typed) expect(ids(await list({ q }))).toContain(id);
        },
      ),
      { numRuns: 25 },
    );
    expect(ids(await list({ q: 'hoc ba' }, 'vi'))).toContain('transcripts-and-translations');
  });

  it('is searched in the texts too, in the chosen language', async () => {
    expect(ids(await list({ q: 'numerus fixus' }))).toEqual(['application-systems']);
    expect(ids(await list({ q: 'rau mùi' }))).toEqual([]);
    expect(ids(await list({ q: 'rau mui', language: 'vi' }))).toEqual(['personal-statement']);
  });

  it('rejects invalid filters', async () => {
    for (const query of [{ stage: 'later' }, { language: 'fr' }, { q: 'x'.repeat(201) }]) {
      expect(await refused(getResources, { query })).toMatchObject({ status: 422 });
    }
  });
});

describe('one guide', () => {
  it('has its text, and minutes that match its length', async () => {
    for (const { id, body } of guides) {
      for (const language of ['en', 'vi'] as const) {
        const guide = await callMock(getResource, { params: { id }, query: { language } });
        expect(guide.body).toBe(body[language].trim());
        const pace = countWords(guide.body) / guide.minutes;
        // A reader of sixteen reads at a speed within these limits, in words and in syllables.
        expect(pace).toBeGreaterThan(language === 'en' ? 140 : 200);
        expect(pace).toBeLessThan(language === 'en' ? 240 : 320);
      }
    }
  });

  it('is 404 for an unknown id', async () => {
    expect(await refused(getResource, { params: { id: 'nowhere' }, language: 'vi' })).toEqual({
      status: 404,
      body: { message: 'Chúng tôi không có bài hướng dẫn này.' },
    });
  });
});
