import * as v from 'valibot';
import { feedbackSchema } from '@/api/feedback/contract';

const draftSchema = v.object({
  text: v.string(),
  prompt: v.string(),
  /** The limit as it was typed. */
  limit: v.string(),
});
export type FeedbackDraft = v.InferOutput<typeof draftSchema>;

const threadSchema = v.object({
  /** The submitted draft. The ranges of comments refer to its text. */
  asked: v.object({
    text: v.string(),
    prompt: v.nullable(v.string()),
    wordLimit: v.nullable(v.number()),
  }),
  language: v.string(),
  feedback: feedbackSchema,
  /** Ids of the resolved comments. */
  done: v.array(v.string()),
});
/** A submitted text and the feedback on it. */
export type FeedbackThread = v.InferOutput<typeof threadSchema>;

/** What is stored of a workspace. */
export type StoredWorkspace = {
  draft: FeedbackDraft;
  /** Threads by `subjectKey`: those of the draft and of the last essay. */
  threads: Record<string, FeedbackThread>;
  /** A second draft, which this one replaced; `null` for none. */
  otherDraft: FeedbackDraft | null;
  /** The draft was written before the login. */
  isFromVisitor: boolean;
};

/** The stored names must not change: devices have data under them. */
const storedSchema = v.object({
  draft: draftSchema,
  aside: v.nullable(draftSchema),
  brought: v.boolean(),
  talks: v.unknown(),
});

/** The stored form of a workspace. */
export function toStored({ draft, threads, otherDraft, isFromVisitor }: StoredWorkspace) {
  return { draft, talks: threads, aside: otherDraft, brought: isFromVisitor };
}

/** The valid part of what is stored. */
export function readStored(saved: unknown): Partial<StoredWorkspace> {
  const stored = v.safeParse(storedSchema, saved);
  if (!stored.success) return {};
  const { draft, aside: otherDraft, brought: isFromVisitor, talks } = stored.output;
  const threads: Record<string, FeedbackThread> = {};
  for (const [key, value] of Object.entries(Object(talks))) {
    const thread = v.safeParse(threadSchema, value);
    if (thread.success) threads[key] = thread.output;
  }
  return { draft, otherDraft, isFromVisitor, threads };
}
