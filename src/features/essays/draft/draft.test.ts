// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { baseOf, covers, isSettled, met, nextStep, putAside, readDraft, type Draft } from './draft';

const server = { version: 4, content: 'Old', updated_at: '2026-11-21T07:00:00.000Z' };
const clean: Draft = {
  content: 'Old',
  base: baseOf(server),
  sent: [],
  aside: [],
  newer: null,
  seen: { one: 2 },
  updatedAt: '2026-11-21T07:00:00.000Z',
};

describe('readDraft', () => {
  it('reads what was written and nothing else', () => {
    expect(readDraft(JSON.stringify(clean))).toEqual(clean);
    for (const raw of [
      '',
      'null',
      '{',
      '{"content":1}',
      JSON.stringify({ ...clean, base: null }),
    ]) {
      expect(readDraft(raw)).toBeNull();
    }
  });
});

describe('met', () => {
  const newer = { ...server, version: 5, content: 'New' };

  it('counts a text that it takes over as one that other tabs have not seen', () => {
    const next = met(clean, newer);
    expect([next.content, isSettled(next)]).toEqual(['New', true]);
    expect(covers(clean.seen, next.seen)).toBe(false);
  });

  it('goes on from a version that changed no text', () => {
    const next = met({ ...clean, content: 'Mine' }, { ...newer, content: 'Old' });
    expect([next.content, next.base, next.newer]).toEqual([
      'Mine',
      baseOf({ ...newer, content: 'Old' }),
      null,
    ]);
  });

  it('is a choice where the own text may have been there in between', () => {
    const sent = [baseOf({ version: 5, content: 'Mine' }).print];
    expect(met({ ...clean, sent }, newer).newer?.content).toBe('New');
  });
});

describe('nextStep', () => {
  it('is none where all is in the account', () => {
    expect(nextStep(clean)).toBeNull();
  });

  it('sends what is to become a version first, and the text over it with a checkpoint', () => {
    const draft = putAside({ ...clean, content: 'New' }, 'Between');
    expect(nextStep(draft)).toMatchObject({ content: 'Between', checkpoint: false });
    const between = { ...draft, base: baseOf({ version: 5, content: 'Between' }) };
    expect(nextStep(between)).toMatchObject({ content: 'New', version: 5, checkpoint: true });
  });

  it('leaves out what the server would not have', () => {
    const draft = putAside({ ...clean, content: 'New' }, 'Between');
    expect(nextStep(draft, ['Between'])).toMatchObject({ content: 'New', checkpoint: false });
  });
});

describe('putAside', () => {
  it('keeps no blank text, and none twice', () => {
    const draft = putAside(putAside({ ...clean, content: 'New' }, 'Old'), 'Old');
    expect(putAside(putAside(draft, ' \n'), 'Title:  Essay: ').aside).toEqual(['Old']);
  });
});
