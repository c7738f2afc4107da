// @vitest-environment node
import { cleanSearch, SEARCH_LIMIT } from '@/lib/search-text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeGuide,
  GRADES,
  readGuideParams,
  STAGES,
  writeGuideParams,
  type GuideParams,
} from './guide-params';

const read = (text: string) => readGuideParams(new URLSearchParams(text));
const NONE: GuideParams = { stage: null, grade: null, language: null, q: '', read: null };

const params: fc.Arbitrary<GuideParams> = fc.record({
  stage: fc.option(fc.constantFrom(...STAGES)),
  grade: fc.option(fc.constantFrom(...GRADES)),
  language: fc.option(fc.constantFrom('en' as const, 'vi' as const)),
  q: fc
    .string({ maxLength: SEARCH_LIMIT, unit: 'grapheme' })
    .map(cleanSearch)
    .filter((q) => !/[\p{Cc}\ufffd]/u.test(q)),
  read: fc.option(fc.stringMatching(/^[a-z][a-z-]{0,30}$/)),
});

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('%E0%A4', 'x'.repeat(10_000), '__proto__', '..', '9,10', 'EXPLORE', 'fr'),
);
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom('stage', 'grade', 'language', 'q', 'read', 'other'), garbage))
  .map((pairs) => new URLSearchParams(pairs));

describe('the parameters of the guides', () => {
  it('are none without a query, and none of what is of no use', () => {
    expect(read('')).toEqual(NONE);
    expect(read('stage=later&grade=8&language=fr&q=%E0%A4&read=')).toEqual(NONE);
  });

  it('are read as they were written, and leave what is not theirs', () => {
    fc.assert(
      fc.property(params, (given) => {
        const query = writeGuideParams(new URLSearchParams('other=1&q=old&stage=apply'), given);
        expect(query.get('other')).toBe('1');
        expect(readGuideParams(new URLSearchParams(query.toString()))).toEqual(given);
      }),
    );
  });

  it('are total over any query, and once read stay what they are', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const once = readGuideParams(query);
        expect(once.q.length).toBeLessThanOrEqual(SEARCH_LIMIT);
        expect(readGuideParams(writeGuideParams(new URLSearchParams(), once))).toEqual(once);
      }),
    );
  });

  it('ask for no guide that would be another path', () => {
    for (const id of ['.', '..', 'a/b', 'a?b', 'a b', '', 'x'.repeat(65), 'ä']) {
      expect(canBeGuide(id)).toBe(false);
    }
    expect(canBeGuide('first-month')).toBe(true);
  });
});
