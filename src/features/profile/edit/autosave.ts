import { createStore } from 'zustand/vanilla';
import type { BasicInfo, User } from '@/api/user/contract';
import { describeFailure, fieldErrors, isCancelled } from '@/api/http/errors';
import type { UserChanges } from '@/api/user/queries';
import type { Failure } from '@/lib/failure';

/** What /profile/edit can change, by its name on the wire. */
export type Editable = Pick<User, 'name' | 'phone'> & BasicInfo;
/** A field of /profile/edit. */
export type FieldName = keyof Editable;
/** Why a text cannot be a value of its field; worded where it is shown. */
export const WRONGS = [
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
/** One of `WRONGS`. */
export type Wrong = (typeof WRONGS)[number];

/** What a field was changed to: a value, or a text that is none. `raw` is the text as it was typed. */
export type Edit<K extends FieldName = FieldName> =
  | { raw?: string; value: Editable[K] }
  | { raw: string; wrong: Wrong };

/** Edits that are not in the account, by their fields; `held` ones wait until the field is left. */
export type Edits = Partial<Record<FieldName, Edit & { held: boolean }>>;

type Draft = Edit & {
  /** Sequence number of the edit, to match responses to it. */
  stamp: number;
  /** The server has this value. */
  saved: boolean;
  /** Waits until the field is left. */
  held: boolean;
  /** The field was left: what is wrong may be said. */
  left: boolean;
  /** The server's own word on this value (a 422). */
  refused: string | null;
};

/** The two calls that save, each after the other is over. Both throw what the call threw. */
export type Senders = {
  user: (changes: UserChanges) => Promise<unknown>;
  info: (changes: Partial<BasicInfo>) => Promise<unknown>;
};
type Resource = keyof Senders;

/** How the saving stands. */
export type AutosaveState = {
  drafts: Partial<Record<FieldName, Draft>>;
  /** The fields that are on their way. */
  sending: readonly FieldName[];
  /** How the last save of each of the two failed, other than at a field. */
  failures: { [R in Resource]?: Failure | undefined };
};

/** How long a field is at rest before it is saved, in milliseconds. */
export const PAUSE_MS = 800;

const USER_FIELDS: readonly FieldName[] = ['name', 'phone'];

/** The call that saves a field. */
function resourceOf(name: FieldName): Resource {
  return USER_FIELDS.includes(name) ? 'user' : 'info';
}

/** Whether a draft can go out: a value that the server neither has nor has refused. */
function isDue(draft: Draft): boolean {
  return 'value' in draft && !draft.saved && !draft.held && draft.refused === null;
}

/** The fields of a save, each with the edit that went out. */
type Sent = Map<FieldName, number>;

function entriesOf<T>(fields: Partial<Record<FieldName, T>>): [FieldName, T][] {
  return Object.entries(fields) as [FieldName, T][]; // the keys are field names
}

/** What was edited before and not saved, to go on with. */
function draftsOf(kept: Edits): AutosaveState['drafts'] {
  const drafts: AutosaveState['drafts'] = {};
  for (const [name, edit] of entriesOf(kept)) {
    drafts[name] = { ...edit, stamp: 0, saved: false, left: !edit.held, refused: null };
  }
  return drafts;
}

/** The field of /profile/edit that a 422 speaks of; `budget_min` in `errors` is `budget_min` here. */
function fieldOf(key: string, sent: readonly FieldName[]): FieldName | null {
  return sent.find((name) => key === name || key.startsWith(`${name}.`)) ?? null;
}

/**
 * Saves what is typed, by itself: one call at a time, the newest value of each field, and what failed again
 * with the next change. Nothing that was typed is ever dropped; a value that the server refuses at its field
 * waits until it is changed, and holds nothing else up. It begins with the edits of `kept`.
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

  /** Whether the field has not been edited since it was sent. */
  function isOf(sent: Sent, name: FieldName): boolean {
    return get().drafts[name]?.stamp === sent.get(name);
  }

  function patch(names: readonly FieldName[], change: (draft: Draft) => Partial<Draft>): void {
    const drafts = { ...get().drafts };
    for (const name of names) {
      const draft = drafts[name];
      if (draft) drafts[name] = { ...draft, ...change(draft) };
    }
    set({ drafts });
  }

  function fail(resource: Resource, sent: Sent, error: unknown): void {
    let placed = false;
    for (const [key, text] of Object.entries(fieldErrors(error))) {
      const name = fieldOf(key, [...sent.keys()]);
      if (!name) continue;
      placed = true;
      if (isOf(sent, name)) patch([name], () => ({ refused: text }));
    }
    if (placed) {
      // What was sent along with a refused field is not refused: it goes out without it.
      again = true;
      return;
    }
    const failure: Failure = isCancelled(error) ? { kind: 'timeout' } : describeFailure(error);
    set({ failures: { ...get().failures, [resource]: failure } });
  }

  async function send(resource: Resource): Promise<void> {
    const sent: Sent = new Map();
    const values: [FieldName, unknown][] = [];
    for (const [name, draft] of entriesOf(get().drafts)) {
      if (resourceOf(name) !== resource || !isDue(draft) || !('value' in draft)) continue;
      sent.set(name, draft.stamp);
      values.push([name, draft.value]);
    }
    if (sent.size === 0) return;
    set({ sending: [...sent.keys()], failures: { ...get().failures, [resource]: undefined } });
    try {
      const changes: Partial<Editable> = Object.fromEntries(values);
      await senders[resource](changes);
      patch(
        [...sent.keys()].filter((name) => isOf(sent, name)),
        () => ({ saved: true }),
      );
    } catch (error) {
      fail(resource, sent, error);
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

  /** Sends what is due now; resolves when nothing is on its way any more. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) again = true;
    else running = run();
    return running;
  }

  return {
    store,
    flush,
    /** Changes a field. `pause: false` waits for `leave`: half a phone number is not to be sent a code. */
    edit: <K extends FieldName>(name: K, edit: Edit<K>, { pause = true } = {}): void => {
      stamp += 1;
      const left = get().drafts[name]?.left ?? false;
      const draft: Draft = { ...edit, stamp, saved: false, held: !pause, left, refused: null };
      set({ drafts: { ...get().drafts, [name]: draft } });
      if (!pause) return;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    /** A field was left: what is wrong with it may be said, and what is due is sent. */
    leave: (name: FieldName): void => {
      patch([name], () => ({ left: true, held: false }));
      void flush();
    },
    /** Leaves every field that was touched; resolves when nothing is on its way any more. */
    leaveAll: (): Promise<void> => {
      const names = entriesOf(get().drafts).map(([name]) => name);
      patch(names, () => ({ left: true, held: false }));
      return flush();
    },
    /** Whether anything typed is not on the server. */
    isUnsaved: (): boolean => isUnsaved(get()),
    /** Starts no save any more by itself. */
    stop: (): void => clearTimeout(timer),
  };
}

/** What saves a student's details by itself. */
export type Autosave = ReturnType<typeof createAutosave>;

/** Whether anything typed is not on the server. */
export function isUnsaved({ drafts }: AutosaveState): boolean {
  return Object.values(drafts).some(({ saved }) => !saved);
}

/** How a section stands, to be shown beside its heading. */
export type SectionState =
  | { kind: 'clean' | 'typing' | 'saving' | 'saved' | 'wrong' }
  | { kind: 'failed'; failure: Failure };

/** How the fields of a section stand. */
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
  if (drafts.some((draft) => draft.refused !== null || ('wrong' in draft && draft.left))) {
    return { kind: 'wrong' };
  }
  return { kind: drafts.every(({ saved }) => saved) ? 'saved' : 'typing' };
}
