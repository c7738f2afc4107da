import type { EssayDraft } from '@/features/essays/draft/draft';

/** A text that is not in the account yet. */
export const unsentDraft: EssayDraft = {
  content: 'Typed on this device',
  base: { version: 1, hash: 'x', savedAt: '' },
  sent: [],
  pendingCheckpoints: [],
  newer: null,
  vector: { list: 1 },
  updatedAt: '2026-11-21T07:00:00.000Z',
};
