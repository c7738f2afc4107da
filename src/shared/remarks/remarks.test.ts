// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { remarksOn } from './remarks';

const ASKED = 'I was very proud of it.';

function comment(start: number, end: number, id = 'c') {
  return { id, start, end, kind: 'filler', question: '<b>Why?</b>', suggestion: null };
}

describe('comments on a text', () => {
  it('takes a comment that points past the text as one on the whole of it', () => {
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

  it('keeps overlapping comments and those that share an id, each on its words', () => {
    const [one, other] = remarksOn([comment(0, 10), comment(6, 16)], ASKED, `So: ${ASKED}`, []);
    expect(one).toMatchObject({ quote: 'I was very', place: { start: 4, end: 14 } });
    expect(other).toMatchObject({ quote: 'very proud', place: { start: 10, end: 20 } });
  });

  it('says which words are no longer there, and which comments are dealt with', () => {
    const asked = [comment(6, 10, 'a'), comment(11, 16, 'b')];
    const [very, proud] = remarksOn(asked, ASKED, 'I was proud of it.', ['b']);
    expect(very).toMatchObject({ stale: true, place: null, done: false });
    expect(proud).toMatchObject({ stale: false, done: true });
  });
});
