import { useStore } from 'zustand';
import type { BasicInfo, User } from '@/api/user/contract';
import type { Autosave, Editable, FieldName, Wrong } from './autosave';

/** What /profile/edit shows: the newest record of the server, and what is typed over it. */
export type Details = { autosave: Autosave; server: Editable };

/** The two records of a student as one. */
export function editableOf(user: User, info: BasicInfo): Editable {
  return { ...info, name: user.name, phone: user.phone };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** A field as it is now: its value, the text as it was typed, and what is wrong with it. */
export type FieldNow<K extends FieldName> = {
  /** The newest value that is one; a text that is none leaves it as it was. */
  value: Editable[K];
  /** As it was typed, as long as the server has nothing newer; `null` for an untouched field. */
  raw: string | null;
  wrong: Wrong | null;
  /** Whether what is wrong may be said: not in the middle of typing. */
  left: boolean;
  /** The server's own word on the value. */
  refused: string | null;
};

function fieldNow<K extends FieldName>({ autosave, server }: Details, name: K): FieldNow<K> {
  const draft = autosave.store.getState().drafts[name];
  const untouched = { value: server[name], raw: null, wrong: null, left: false, refused: null };
  if (!draft) return untouched;
  const { raw = null, left } = draft;
  if ('wrong' in draft) return { ...untouched, raw, wrong: draft.wrong, left };
  // Another tab has changed what was saved here.
  if (draft.saved && !same(draft.value, server[name])) return untouched;
  const value = draft.value as Editable[K]; // a draft is kept under the name of its field
  return { value, raw, wrong: null, left, refused: draft.refused };
}

/** A field as it is now, and again whenever it changes. */
export function useFieldNow<K extends FieldName>(details: Details, name: K): FieldNow<K> {
  useStore(details.autosave.store, ({ drafts }) => drafts[name]);
  return fieldNow(details, name);
}

/** The whole record as it is now, with what is typed in place of what the server has. */
export function detailsNow(details: Details): Editable {
  const { drafts } = details.autosave.store.getState();
  const names = Object.keys(drafts) as FieldName[]; // the keys are field names
  const values = names.map((name) => [name, fieldNow(details, name).value]);
  return { ...details.server, ...Object.fromEntries(values) };
}

/** The whole record as it is now, and again whenever something is typed. */
export function useDetailsNow(details: Details): Editable {
  useStore(details.autosave.store, ({ drafts }) => drafts);
  return detailsNow(details);
}
