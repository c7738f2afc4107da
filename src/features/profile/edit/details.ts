import { useStore } from 'zustand';
import type { BasicInfo, User } from '@/api/user/contract';
import { keysOf } from '@/lib/keys-of';
import type { Autosave, Editable, FieldName, DetailError } from './autosave';

/** The state of /profile/edit: the server's latest record, and the drafts of its fields. */
export type Details = { autosave: Autosave; server: Editable };

/** The two records of a student in one. */
export function editableOf(user: User, info: BasicInfo): Editable {
  return { ...info, name: user.name, phone: user.phone };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The current state of a field. */
export type FieldNow<K extends FieldName> = {
  /** The latest valid value. */
  value: Editable[K];
  /** The typed text, unless the server has a newer value; `null` for an unchanged field. */
  raw: string | null;
  invalid: DetailError | null;
  /** Whether errors may be shown: not while typing. */
  touched: boolean;
  /** The server's message about the value (a 422). */
  serverError: string | null;
};

export function fieldNow<K extends FieldName>({ autosave, server }: Details, name: K): FieldNow<K> {
  const draft = autosave.store.getState().drafts[name];
  const untouched = {
    value: server[name],
    raw: null,
    invalid: null,
    touched: false,
    serverError: null,
  };
  if (!draft) return untouched;
  const { raw = null, touched } = draft;
  if ('invalid' in draft) return { ...untouched, raw, invalid: draft.invalid, touched };
  // Another tab has changed the saved value.
  if (draft.saved && !same(draft.value, server[name])) return untouched;
  const value = draft.value as Editable[K]; // a draft is kept under the name of its field
  return { value, raw, invalid: null, touched, serverError: draft.serverError };
}

export function useFieldNow<K extends FieldName>(details: Details, name: K): FieldNow<K> {
  useStore(details.autosave.store, ({ drafts }) => drafts[name]);
  return fieldNow(details, name);
}

/** The record with the drafts in place of the server's values. */
export function detailsNow(details: Details): Editable {
  const { drafts } = details.autosave.store.getState();
  const names = keysOf(drafts);
  const values = names.map((name) => [name, fieldNow(details, name).value]);
  return { ...details.server, ...Object.fromEntries(values) };
}

export function useDetailsNow(details: Details): Editable {
  useStore(details.autosave.store, ({ drafts }) => drafts);
  return detailsNow(details);
}
