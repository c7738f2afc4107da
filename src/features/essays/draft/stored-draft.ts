import * as v from 'valibot';
import type { EssayDraft } from './draft';

// The stored names are older than those of `EssayDraft`. Do not rename them: existing drafts must stay readable.
const storedSchema = v.object({
  content: v.string(),
  base: v.object({
    version: v.number(),
    print: v.string(),
    savedAt: v.optional(v.string(), ''),
  }),
  sent: v.array(v.string()),
  aside: v.array(v.string()),
  newer: v.nullable(v.object({ version: v.number(), content: v.string(), updated_at: v.string() })),
  // Earlier builds stored one hash.
  refused: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((refused) => [refused].flat()),
    ),
  ),
  seen: v.record(v.string(), v.number()),
  updatedAt: v.string(),
});

/** Reads a stored draft; `null` if it is invalid. */
export function readDraft(raw: string): EssayDraft | null {
  try {
    const { base, aside, seen, ...draft } = v.parse(storedSchema, JSON.parse(raw));
    const { print: hash, ...rest } = base;
    return {
      ...draft,
      base: { ...rest, hash },
      pendingCheckpoints: aside,
      vector: seen,
    };
  } catch {
    return null;
  }
}

/** The inverse of `readDraft`. */
export function serializeDraft({ base, pendingCheckpoints, vector, ...draft }: EssayDraft): string {
  const { hash: print, ...rest } = base;
  const stored: v.InferOutput<typeof storedSchema> = {
    ...draft,
    base: { ...rest, print },
    aside: pendingCheckpoints,
    seen: vector,
  };
  return JSON.stringify(stored);
}
