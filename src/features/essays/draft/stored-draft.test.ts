// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { baseOf, type EssayDraft } from './draft';
import { readDraft, serializeDraft } from './stored-draft';

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

describe('readDraft', () => {
  it('reads the refused text of an older draft', () => {
    const raw = JSON.stringify({ ...JSON.parse(serializeDraft(clean)), refused: 'hash' });
    expect(readDraft(raw)).toEqual({ ...clean, refused: ['hash'] });
  });

  it('reads what serializeDraft wrote and nothing else', () => {
    expect(readDraft(serializeDraft(clean))).toEqual(clean);
    const stored: object = JSON.parse(serializeDraft(clean));
    for (const raw of [
      '',
      'null',
      '{',
      '{"content":1}',
      JSON.stringify({ ...stored, base: null }),
    ]) {
      expect(readDraft(raw)).toBeNull();
    }
  });

  it('reads drafts that are already on devices: the stored names stay as they are', () => {
    const { content, base, sent, newer, updatedAt } = clean;
    const stored = {
      base: { version: base.version, print: base.hash, savedAt: base.savedAt },
      aside: [],
      seen: { one: 2 },
    };
    expect(JSON.parse(serializeDraft(clean))).toEqual({
      ...{ content, sent, newer, updatedAt },
      ...stored,
    });
    const { savedAt: _, ...older } = stored.base;
    const raw = JSON.stringify({ ...clean, ...stored, base: older });
    expect(readDraft(raw)?.base).toEqual({ ...base, savedAt: '' });
  });
});
