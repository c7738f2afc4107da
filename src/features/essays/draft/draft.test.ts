// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { textHash } from '@/lib/text-hash';
import {
  baseOf,
  dominates,
  isSynced,
  rebase,
  nextStep,
  addCheckpoint,
  type EssayDraft,
} from './draft';

const server = { version: 4, content: 'Old', updated_at: '2026-11-21T07:00:00.000Z' };
const clean: EssayDraft = {
  content: 'Old',
  base: baseOf(server),
  sent: [],
  pendingCheckpoints: [],
  newer: null,
  vector: { one: 2 },
  updatedAt: '2026-11-21T07:00:00.000Z',
};

describe('rebase', () => {
  const newer = { ...server, version: 5, content: 'New' };

  it('counts a text from the server as unseen by other tabs', () => {
    const next = rebase(clean, newer);
    expect([next.content, isSynced(next)]).toEqual(['New', true]);
    expect(dominates(clean.vector, next.vector)).toBe(false);
  });

  it('continues from a version with the same text', () => {
    const next = rebase({ ...clean, content: 'Mine' }, { ...newer, content: 'Old' });
    expect([next.content, next.base, next.newer]).toEqual([
      'Mine',
      baseOf({ ...newer, content: 'Old' }),
      null,
    ]);
  });

  it('is a conflict if the student’s text may have been overwritten', () => {
    const sent = [baseOf({ ...newer, content: 'Mine' }).hash];
    expect(rebase({ ...clean, sent }, newer).newer?.content).toBe('New');
  });
});

describe('nextStep', () => {
  it('is null if everything is saved', () => {
    expect(nextStep(clean)).toBeNull();
  });

  it('sends the future version first, then the text as a checkpoint', () => {
    const draft = addCheckpoint({ ...clean, content: 'New' }, 'Between');
    expect(nextStep(draft)).toMatchObject({ content: 'Between', checkpoint: false });
    const between = { ...draft, base: baseOf({ ...server, version: 5, content: 'Between' }) };
    expect(nextStep(between)).toMatchObject({ content: 'New', version: 5, checkpoint: true });
  });

  it('omits texts that the server would reject', () => {
    const draft = addCheckpoint({ ...clean, content: 'New' }, 'Between');
    expect(nextStep(draft, [textHash('Between')])).toMatchObject({
      content: 'New',
      checkpoint: false,
    });
  });
});

describe('addCheckpoint', () => {
  it('keeps no blank text and no duplicate', () => {
    const draft = addCheckpoint(addCheckpoint({ ...clean, content: 'New' }, 'Old'), 'Old');
    expect(
      addCheckpoint(addCheckpoint(draft, ' \n'), 'Title:  Essay: ').pendingCheckpoints,
    ).toEqual(['Old']);
  });
});
