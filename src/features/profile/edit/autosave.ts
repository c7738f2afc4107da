import { createStore } from 'zustand/vanilla';
import type { BasicInfo, User } from '@/api/user/contract';
import { describeFailure, isCancelled } from '@/api/http/errors';
import type { UserChanges } from '@/api/user/mutations';
import { fieldErrors } from '@/shared/forms/field-errors';
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

/** Unsaved edits by field. `held` ones wait until the field loses the focus. */
export type Edits = Partial<Record<FieldName, Edit & { held: boolean }>>;

type Draft = Edit & {
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

/** The two calls that save, never at the same time. Both throw the call's error. */
export type Senders = {
  user: (changes: UserChanges) => Promise<unknown>;
  info: (changes: Partial<BasicInfo>) => Promise<unknown>;
};
type Resource = keyof Senders;

export type AutosaveState = {
  drafts: Partial<Record<FieldName, Draft>>;
  /** The fields that are being saved. */
  sending: readonly FieldName[];
  /** Failures of the last save of each resource, except for those at a field. */
  failures: { [R in Resource]?: Failure | undefined };
};

/** Pause in typing before a field is saved, in milliseconds. */
export const PAUSE_MS = 800;

const USER_FIELDS: readonly FieldName[] = ['name', 'phone'];

function resourceOf(name: FieldName): Resource {
  return USER_FIELDS.includes(name) ? 'user' : 'info';
}

function entriesOf<T>(fields: Partial<Record<FieldName, T>>): [FieldName, T][] {
  return Object.entries(fields) as [FieldName, T][]; // the keys are field names
}

type DueDraft = Extract<Draft, { value: unknown }>;

/** Whether a draft is to be sent: a value that the server neither has nor has rejected. */
function isDue(draft: Draft): draft is DueDraft {
  return 'value' in draft && !draft.saved && !draft.held && draft.serverError === null;
}

function dueDrafts(drafts: AutosaveState['drafts'], resource: Resource): [FieldName, DueDraft][] {
  return entriesOf(drafts).flatMap(([name, draft]) =>
    resourceOf(name) === resource && isDue(draft) ? [[name, draft]] : [],
  );
}

function draftsOf(kept: Edits): AutosaveState['drafts'] {
  const drafts: AutosaveState['drafts'] = {};
  for (const [name, edit] of entriesOf(kept)) {
    drafts[name] = { ...edit, stamp: 0, saved: false, touched: !edit.held, serverError: null };
  }
  return drafts;
}

/** The messages of a 422 about the sent fields. */
function rejections(error: unknown, sent: readonly FieldName[]): [FieldName, string][] {
  return Object.entries(fieldErrors(error)).flatMap(([key, text]) => {
    const name = sent.find((field) => key === field || key.startsWith(`${field}.`));
    return name ? [[name, text]] : [];
  });
}

/**
 * Saves the fields automatically: one request at a time, with the latest value of each field. Failed values are sent
 * again with the next change; a value that the server rejects waits until it is changed, and does not block others.
 * Starts with the edits of `kept`.
 */
export function createAutosave(senders: Senders, kept: Edits = {}) {
  let stamp = 0;
  const store = createStore<AutosaveState>(() => ({
    drafts: draftsOf(kept),
    sending: [],
    failures: {},
  }));
  const { getState: get, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again = false;

  type Flags = Partial<Pick<Draft, 'saved' | 'held' | 'touched' | 'serverError'>>;
  function patch(names: readonly FieldName[], flags: Flags): void {
    const drafts = { ...get().drafts };
    for (const name of names) {
      const draft = drafts[name];
      if (draft) drafts[name] = { ...draft, ...flags };
    }
    set({ drafts });
  }

  async function send(resource: Resource): Promise<void> {
    const sent = dueDrafts(get().drafts, resource);
    if (sent.length === 0) return;
    const names = sent.map(([name]) => name);
    const stamps = new Map(sent.map(([name, draft]) => [name, draft.stamp]));
    // An answer about a value says nothing about a later one.
    const isCurrent = (name: FieldName) => get().drafts[name]?.stamp === stamps.get(name);
    set({ sending: names, failures: { ...get().failures, [resource]: undefined } });
    try {
      await senders[resource](Object.fromEntries(sent.map(([name, { value }]) => [name, value])));
      patch(names.filter(isCurrent), { saved: true });
    } catch (error) {
      const rejected = rejections(error, names);
      for (const [name, text] of rejected)
        if (isCurrent(name)) patch([name], { serverError: text });
      if (rejected.length > 0) {
        // The other fields are sent again without the rejected ones.
        again = true;
      } else {
        const failure: Failure = isCancelled(error) ? { kind: 'timeout' } : describeFailure(error);
        set({ failures: { ...get().failures, [resource]: failure } });
      }
    } finally {
      set({ sending: [] });
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await send('user');
      await send('info');
    } while (again);
    running = null;
  }

  /** Sends what is due; resolves when nothing is being sent any more. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) again = true;
    else running = run();
    return running;
  }

  /** Shows the errors of fields that are no longer typed in, and saves. */
  function leave(names: readonly FieldName[]): Promise<void> {
    patch(names, { touched: true, held: false });
    return flush();
  }

  return {
    store,
    flush,
    /** Changes a field. It is saved at a pause in typing, or on `blur`: no code is sent to half a phone number. */
    edit: <K extends FieldName>(
      name: K,
      edit: Edit<K>,
      saveAt: 'pause' | 'blur' = 'pause',
    ): void => {
      stamp += 1;
      const touched = get().drafts[name]?.touched ?? false;
      const draft: Draft = {
        ...edit,
        stamp,
        saved: false,
        held: saveAt === 'blur',
        touched,
        serverError: null,
      };
      set({ drafts: { ...get().drafts, [name]: draft } });
      if (saveAt === 'blur') return;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    /** Called when a field loses the focus: shows its error and saves. */
    blur: (name: FieldName): void => void leave([name]),
    /** Sends all unsaved values again, including refused ones: the server then gives its reasons in the language of the page (R3). */
    resend: (): void => {
      const names = entriesOf(get().drafts).flatMap(([name, { serverError }]) =>
        serverError === null ? [] : [name],
      );
      patch(names, { serverError: null });
      void flush();
    },
    /** Saves all fields; resolves when nothing is being sent any more. */
    blurAll: (): Promise<void> => leave(entriesOf(get().drafts).map(([name]) => name)),
    isUnsaved: (): boolean => isUnsaved(get()),
    /** Stops saving automatically. */
    stop: (): void => clearTimeout(timer),
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Whether a draft is not on the server. */
export function isUnsaved({ drafts }: AutosaveState): boolean {
  return Object.values(drafts).some(({ saved }) => !saved);
}

/** The state of a section's fields, shown at its heading. */
type SectionState =
  | { kind: 'clean' | 'typing' | 'saving' | 'saved' | 'invalid' }
  | { kind: 'failed'; failure: Failure };

export function sectionState(state: AutosaveState, names: readonly FieldName[]): SectionState {
  const drafts = names.flatMap((name) => state.drafts[name] ?? []);
  if (drafts.length === 0) return { kind: 'clean' };
  if (names.some((name) => state.sending.includes(name))) return { kind: 'saving' };
  const failed = names.find((name) => {
    const draft = state.drafts[name];
    return draft && isDue(draft) && state.failures[resourceOf(name)];
  });
  const failure = failed && state.failures[resourceOf(failed)];
  if (failure) return { kind: 'failed', failure };
  if (drafts.some((draft) => draft.serverError !== null || ('invalid' in draft && draft.touched))) {
    return { kind: 'invalid' };
  }
  return { kind: drafts.every(({ saved }) => saved) ? 'saved' : 'typing' };
}
