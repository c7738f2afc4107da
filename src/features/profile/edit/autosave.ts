import { createStore } from 'zustand/vanilla';
import type { BasicInfo } from '@/api/user/contract';
import { describeFailure, isCancelled } from '@/api/http/errors';
import { fieldErrors } from '@/shared/forms/field-errors';
import type { UserChanges } from '@/api/user/mutations';
import type { Failure } from '@/lib/failure';
import { outdatedFields } from './outdated';
import {
  draftsOf,
  dueDrafts,
  fieldEntries,
  isUnsaved,
  whileSent,
  type AutosaveState,
  type Draft,
  type Edit,
  type Editable,
  type Edits,
  type FieldName,
  type Resource,
} from './drafts';

/** The two calls that save, never at the same time. Both throw the call's error. */
export type Senders = {
  user: (changes: UserChanges) => Promise<unknown>;
  info: (changes: Partial<BasicInfo>) => Promise<unknown>;
};

/** Pause in typing before a field is saved, in milliseconds. */
export const PAUSE_MS = 800;

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
 * Starts with the edits of `kept`, on the server's record `initialServer`.
 */
export function createAutosave(senders: Senders, initialServer: Editable, kept: Edits = {}) {
  let stamp = 0;
  let server = initialServer;
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
    set({
      drafts: { ...get().drafts, ...whileSent(sent) },
      sending: names,
      failures: { ...get().failures, [resource]: undefined },
    });
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

  /** The fields have the server's values again. */
  function drop(names: readonly FieldName[]): void {
    const left = fieldEntries(get().drafts).filter(([name]) => !names.includes(name));
    set({ drafts: Object.fromEntries(left) });
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
      const before = get().drafts[name];
      // A value that has just been saved may not be in the record yet.
      const replaced = [...new Set([...(before?.replaces ?? []), server[name]])];
      const draft: Draft = {
        ...edit,
        stamp,
        saved: false,
        held: saveAt === 'blur',
        touched: before?.touched ?? false,
        serverError: null,
        replaces: before && !before.saved ? before.replaces : replaced,
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
      const names = fieldEntries(get().drafts).flatMap(([name, { serverError }]) =>
        serverError === null ? [] : [name],
      );
      patch(names, { serverError: null });
      void flush();
    },
    /** Saves all fields; resolves when nothing is being sent any more. */
    blurAll: (): Promise<void> => leave(fieldEntries(get().drafts).map(([name]) => name)),
    isUnsaved: (): boolean => isUnsaved(get()),
    drop,
    /**
     * Takes over a newer record. Kept edits that another device has replaced are dropped; one that was made on this page
     * stays in sight.
     */
    receive: (newest: Editable): void => {
      server = newest;
      const untouched = fieldEntries(get().drafts).filter(
        ([, draft]) => draft.stamp === 0 && !draft.saved,
      );
      const outdated = outdatedFields(Object.fromEntries(untouched), server);
      if (outdated.length > 0) drop(outdated);
    },
    /** Stops saving automatically. */
    stop: (): void => clearTimeout(timer),
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
