// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId } from '@/shared/search-params/param-codecs';
import { NO_ANSWERS } from './answers';
import {
  readLinkScores,
  readSharedAnswers,
  shareSearch,
  type SharedAnswers,
  withoutSharedAnswers,
} from './share-link';

/** A link to these answers, parsed from the text of its query. */
function opened(shared: SharedAnswers): SharedAnswers | null {
  const query = new URLSearchParams(shareSearch(shared) ?? {}).toString();
  return readSharedAnswers(new URLSearchParams(query));
}

const texts = (ids: readonly (string | number)[]) => ids.map(String);

describe('a share link', () => {
  it('contains only ids: no grade, money or scores', () => {
    const everything = {
      ...NO_ANSWERS,
      classGradeId: 12,
      budget: { min: '10001', max: '20002' },
      countryIds: [1, 2],
      parentId: 'law',
      titleIds: [7],
      average: 8.61,
      ielts: 7.5,
      sat: 1430,
    };
    const ids = { countries: '1,2', field: 'law', majors: '7' };
    expect(shareSearch(everything)).toEqual(ids);
  });

  it('is null without ids', () => {
    expect(shareSearch({ ...NO_ANSWERS, average: 8, classGradeId: 1 } as SharedAnswers)).toBeNull(); // more than it takes
    expect(readSharedAnswers(new URLSearchParams('page=2&q=law'))).toBeNull();
  });

  it.each([
    [{ scores: { ielts: 6.5, average: 8 } }, { ielts: 6.5, average: 8 }],
    [{ scores: { ielts: 11, sat: 1400, countryIds: [1] } }, { sat: 1400 }],
    [{ scores: { ielts: '6.5' } }, null],
    [{ scores: {} }, null],
    [{ dropped: [] }, null],
    [null, null],
  ])('hands over the valid scores of the history state %j', (state, scores) => {
    expect(readLinkScores(state)).toEqual(scores);
  });

  it('returns the same ids in the same order', () => {
    const id = fc.oneof(fc.nat(), fc.stringMatching(/^[\w.~:-]{1,64}$/).filter(isId));
    const ids = fc.uniqueArray(id, { maxLength: 30, selector: String });
    const shared = fc.record({ countryIds: ids, parentId: fc.option(id), titleIds: ids });
    fc.assert(
      fc.property(shared, (given) => {
        const back = opened(given) ?? { countryIds: [], parentId: null, titleIds: [] };
        expect(texts(back.countryIds)).toEqual(texts(given.countryIds));
        expect(texts(back.titleIds)).toEqual(texts(given.titleIds));
        expect(String(back.parentId)).toBe(String(given.parentId));
      }),
      { numRuns: 1000 },
    );
  });

  it('returns numbers as numbers', () => {
    const shared = { countryIds: [1, 20], parentId: 0, titleIds: ['007', 'a', 'eu.de'] };
    expect(opened(shared)).toEqual(shared);
  });

  it.each([
    ['countries=1,,2,%20,<script>,3%00', { countryIds: [1, 2], parentId: null, titleIds: [] }],
    ['countries=1,1,1', { countryIds: [1], parentId: null, titleIds: [] }],
    ['field=a,b&majors=%E0%A4', { countryIds: [], parentId: 'a', titleIds: [] }],
    [`majors=${'9'.repeat(65)},5`, { countryIds: [], parentId: null, titleIds: [5] }],
  ])('reads the valid ids of %s', (query, shared) => {
    expect(readSharedAnswers(new URLSearchParams(query))).toEqual(shared);
  });

  it('has at most 200 ids per list', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => at).join(',');
    expect(readSharedAnswers(new URLSearchParams({ countries: many }))?.countryIds).toHaveLength(
      200,
    );
  });

  it('reads any query, and round-trips', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.nat()).map(String));
    const query = fc.record({ countries: text, field: text, majors: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(query, (given) => {
        const shared = readSharedAnswers(new URLSearchParams(given));
        expect(shared && opened(shared)).toEqual(shared);
      }),
    );
  });

  it('keeps the rest of the URL', () => {
    const rest = withoutSharedAnswers(
      new URLSearchParams('page=2&countries=1&field=&majors=3&q=a'),
    );
    expect(rest.toString()).toBe('page=2&q=a');
  });
});
