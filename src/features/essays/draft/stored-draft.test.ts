// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { EssayDraft } from './draft';
import { readDraft, serializeDraft } from './stored-draft';

const SAVED_AT = '2026-11-21T07:00:00.000Z';

const draft: EssayDraft = {
  content: 'Mine',
  base: { version: 4, hash: 'h4', savedAt: SAVED_AT },
  sent: ['h5'],
  pendingCheckpoints: ['Old'],
  newer: null,
  vector: { one: 2 },
  updatedAt: SAVED_AT,
};

/** As it is on devices already: these names stay. */
const stored = {
  content: 'Mine',
  base: { version: 4, print: 'h4', savedAt: SAVED_AT },
  sent: ['h5'],
  aside: ['Old'],
  newer: null,
  seen: { one: 2 },
  updatedAt: SAVED_AT,
};

describe('a stored draft', () => {
  it('has names of its own', () => {
    expect(JSON.parse(serializeDraft(draft))).toEqual(stored);
    expect(readDraft(JSON.stringify(stored))).toEqual(draft);
  });

  it('may be from a build that stored no time of the server text', () => {
    const { savedAt: _, ...base } = stored.base;
    const read = readDraft(JSON.stringify({ ...stored, base }));
    expect(read).toEqual({ ...draft, base: { ...draft.base, savedAt: '' } });
  });

  it('may be from a build that stored one refused text', () => {
    const read = readDraft(JSON.stringify({ ...stored, refused: 'h6' }));
    expect(read).toEqual({ ...draft, refused: ['h6'] });
  });

  it.each(['', 'null', '{', '{"content":1}', JSON.stringify({ ...stored, base: null })])(
    'is read as none if it is damaged: %s',
    (raw) => expect(readDraft(raw)).toBeNull(),
  );
});
