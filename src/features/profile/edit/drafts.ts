import type { BasicInfo, User } from '@/api/user/contract';
import type { Failure } from '@/lib/failure';

/** What /profile/edit can change, with the names of the API. */
export type Editable = Pick<User, 'name' | 'phone'> & BasicInfo;
export type FieldName = keyof Editable;
/** Why a text is invalid. The texts are under `profile:edit.wrong`. */
export const DETAIL_ERRORS = [
  'name',
  'longName',
  'phone',
  'longSchool',
  'year',
  'averageTen',
  'averageFour',
  'ielts',
  'sat',
] as const;
export type DetailError = (typeof DETAIL_ERRORS)[number];

/** A change of a field: a value, or an invalid text. `raw` is the text as typed. */
export type Edit<K extends FieldName = FieldName> =
  | { raw?: string; value: Editable[K] }
  | { raw: string; invalid: DetailError };

type Origin = {
  /** What the server had when the field was first edited, and what has been sent to it since. */
  replaces: readonly unknown[];
};

/** Unsaved edits by field. `held` ones wait until the field loses the focus. */
export type Edits = Partial<Record<FieldName, Edit & Origin & { held: boolean }>>;

export type Draft = Edit &
  Origin & {
    /** Sequence number of the edit, to match responses to it. */
    stamp: number;
    /** The server has this value. */
    saved: boolean;
    /** Waits until the field loses the focus. */
    held: boolean;
    /** The field has lost the focus: its error may be shown. */
    touched: boolean;
    /** The server's message about this value (a 422). */
    serverError: string | null;
  };

/** What is saved by one call. */
export type Resource = 'user' | 'info';

export type AutosaveState = {
  drafts: Partial<Record<FieldName, Draft>>;
  /** The fields that are being saved. */
  sending: readonly FieldName[];
  /** Failures of the last save of each resource, except for those at a field. */
  failures: { [R in Resource]?: Failure | undefined };
};

const USER_FIELDS: readonly FieldName[] = ['name', 'phone'];

export function resourceOf(name: FieldName): Resource {
  return USER_FIELDS.includes(name) ? 'user' : 'info';
}

export function fieldEntries<T>(fields: Partial<Record<FieldName, T>>): [FieldName, T][] {
  return Object.entries(fields) as [FieldName, T][]; // the keys are field names
}

type DueDraft = Extract<Draft, { value: unknown }>;

/** Whether a draft is to be sent: a value that the server neither has nor has rejected. */
export function isDue(draft: Draft): draft is DueDraft {
  return 'value' in draft && !draft.saved && !draft.held && draft.serverError === null;
}

export function dueDrafts(
  drafts: AutosaveState['drafts'],
  resource: Resource,
): [FieldName, DueDraft][] {
  return fieldEntries(drafts).flatMap(([name, draft]) =>
    resourceOf(name) === resource && isDue(draft) ? [[name, draft]] : [],
  );
}

/** The drafts while they are being sent: the server may have their values from now on, even if no answer comes. */
export function whileSent(sent: readonly [FieldName, DueDraft][]): AutosaveState['drafts'] {
  const drafts: AutosaveState['drafts'] = {};
  for (const [name, draft] of sent) {
    const { value, replaces } = draft;
    drafts[name] = { ...draft, replaces: [...new Set([...replaces, value])] };
  }
  return drafts;
}

export function draftsOf(kept: Edits): AutosaveState['drafts'] {
  const drafts: AutosaveState['drafts'] = {};
  for (const [name, edit] of fieldEntries(kept)) {
    drafts[name] = { ...edit, stamp: 0, saved: false, touched: !edit.held, serverError: null };
  }
  return drafts;
}

/** Whether a draft is not on the server. */
export function isUnsaved({ drafts }: AutosaveState): boolean {
  return Object.values(drafts).some(({ saved }) => !saved);
}
