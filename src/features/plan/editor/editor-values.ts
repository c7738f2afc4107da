import type {
  Bookmark,
  BookmarkChanges,
  BookmarkOutcome,
  BookmarkStatus,
} from '@/api/bookmark/contract';

/** Most characters of a note. */
export const NOTE_LIMIT = 2000;

/** Fields of the editor. */
export type EditorValues = {
  note: string;
  status: BookmarkStatus;
  /** `YYYY-MM-DD`, empty for none. */
  deadline: string;
  /** What the school said; `null` until it is known. */
  outcome: BookmarkOutcome | null;
};

/** The fields that the student has changed. The others follow the bookmark. */
export type EditorDraft = Partial<EditorValues>;

function valuesOf({ note, status, deadline, outcome }: Bookmark): EditorValues {
  return { note: note ?? '', status, deadline: deadline ?? '', outcome: outcome ?? null };
}

/**
 * What the editor shows. What the school said is changed only for a decided application, as its field is hidden for any
 * other. A date to apply by is no date for the reply to a new offer.
 */
export function withDraft(bookmark: Bookmark, draft: EditorDraft = {}): EditorValues {
  const before = valuesOf(bookmark);
  const { outcome, ...others } = draft;
  const isDecided = (others.status ?? before.status) === 'decided';
  if (outcome === undefined || !isDecided) return { ...before, ...others };
  const isNewOffer = outcome === 'offer' && before.outcome !== 'offer';
  return { ...before, ...(isNewOffer && { deadline: '' }), ...others, outcome };
}

/** Changes to send. A new status also moves the card to the top of its column. */
export function changesOf(bookmark: Bookmark, values: EditorValues): BookmarkChanges {
  const before = valuesOf(bookmark);
  return {
    ...(values.note !== before.note && { note: values.note || null }),
    ...(values.deadline !== before.deadline && { deadline: values.deadline || null }),
    ...(values.outcome !== before.outcome && { outcome: values.outcome }),
    ...(values.status !== before.status && { status: values.status, order_no: 1 }),
  };
}

/** Whether a date field holds an incomplete date, or one out of range: a year of two digits. */
export function isInvalidDate({ badInput, rangeUnderflow, rangeOverflow }: ValidityState): boolean {
  return badInput || rangeUnderflow || rangeOverflow;
}
