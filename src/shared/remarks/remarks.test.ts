// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { remarksOn } from './remarks';

const ASKED = 'I was very proud of it.';

function comment(start: number, end: number, id = 'c') {
  return { id, start, end, kind: 'filler', question: '<b>Why?</b>', suggestion: null };
}

describe('comments on a text', () => {
  it('treats a comment past the end as one on the whole text', () => {
    const remarks = remarksOn(
      [comment(-5, 3), comment(6, 999), comment(9, 9), comment(Number.NaN, 3)],
      ASKED,
      ASKED,
      [],
    );
    for (const remark of remarks) {
      expect(remark).toMatchObject({ quote: null, place: null, stale: false });
    }
    expect(remarks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('keeps overlapping comments and those with the same id, each on its words', () => {
    const [one, other] = remarksOn([comment(0, 10), comment(6, 16)], ASKED, `So: ${ASKED}`, []);
    expect(one).toMatchObject({ quote: 'I was very', place: { start: 4, end: 14 } });
    expect(other).toMatchObject({ quote: 'very proud', place: { start: 10, end: 20 } });
  });

  it('reports missing words and resolved comments', () => {
    const comments = [comment(6, 10, 'a'), comment(11, 16, 'b')];
    const [very, proud] = remarksOn(comments, ASKED, 'I was proud of it.', ['b']);
    expect(very).toMatchObject({ stale: true, place: null, done: false });
    expect(proud).toMatchObject({ stale: false, done: true });
  });
});
