// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { postEssayFeedback } from '@/api/feedback/contract';
import { callMock, refused, withMock } from '@/mocks/hosts/test-client';

withMock();

describe('POST /api/v1/essay-feedback', () => {
  const text =
    'I was very proud. The pump was repaired on Monday. My grandmother carried two tins of water home that evening, and ' +
    'she put them next to the door. I asked her why she did not wait for me, and she said that the water does not wait ' +
    'either. That night I wrote down how the fuse had looked.';

  it('answers a visitor in the requested language, for a draft in any language', async () => {
    const english = await callMock(postEssayFeedback, { body: { text } });
    const vietnamese = await callMock(postEssayFeedback, { body: { text }, language: 'vi-VN' });
    expect(english.language).toBe('en');
    expect(vietnamese.language).toBe('en');
    expect(english.comments[0]?.question).toContain('Leave out “very”');
    expect(vietnamese.comments[0]?.question).toContain('Bạn thử bỏ “very”');
    expect(english.counts).toMatchObject({ sentences: 5, paragraphs: 1 });
  });

  it.each([
    ['   ', 'There is no text to read yet.'],
    ['x'.repeat(20_001), 'A draft has at most 20,000 characters.'],
  ])('rejects an invalid text at its field', async (unreadable, message) => {
    const answer = await refused(postEssayFeedback, { body: { text: unreadable } });
    expect(answer).toEqual({ status: 422, body: { message, errors: { text: [message] } } });
  });

  it('rejects an invalid limit', async () => {
    const { status } = await refused(postEssayFeedback, { body: { text, word_limit: 0.5 } });
    expect(status).toBe(422);
  });
});
