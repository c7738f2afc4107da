import * as v from 'valibot';
import { basicInfoSchema, userSchema } from '@/api/user/contract';
import {
  DETAIL_ERRORS,
  type AutosaveState,
  type Editable,
  type Edits,
  type FieldName,
} from './drafts';
import { outdatedFields } from './outdated';

const values = { ...basicInfoSchema.entries, ...v.pick(userSchema, ['name', 'phone']).entries };

const editSchema = v.object({
  raw: v.optional(v.string()),
  value: v.optional(v.unknown()),
  // `invalid`, by the name that devices have stored.
  wrong: v.optional(v.picklist(DETAIL_ERRORS)),
  held: v.optional(v.boolean(), false),
  // Earlier builds did not store it.
  replaces: v.optional(v.array(v.unknown())),
});

const storedSchema = v.fallback(v.record(v.string(), v.unknown()), {});

function isField(name: string): name is FieldName {
  return Object.hasOwn(values, name);
}

/** The valid edits among the stored ones, except for outdated ones. */
export function readEdits(stored: unknown, server: Editable): Edits {
  const edits: Edits = {};
  for (const [name, entry] of Object.entries(v.parse(storedSchema, stored))) {
    const edit = v.safeParse(editSchema, entry);
    if (!isField(name) || !edit.success) continue;
    const { raw, wrong: invalid, held, replaces = [server[name]] } = edit.output;
    if (invalid !== undefined) {
      if (raw !== undefined) edits[name] = { raw, invalid, held, replaces };
      continue;
    }
    const value = v.safeParse(values[name], edit.output.value);
    if (!value.success) continue;
    edits[name] = { ...(raw !== undefined && { raw }), value: value.output, held, replaces };
  }
  for (const name of outdatedFields(edits, server)) delete edits[name];
  return edits;
}

type Drafts = AutosaveState['drafts'];

/** The unsaved edits as they are stored on this device. */
function unsavedEdits(drafts: Drafts): Record<string, object> {
  const edits: Record<string, object> = {};
  for (const [name, draft] of Object.entries(drafts)) {
    if (draft.saved || !isField(name)) continue;
    const { raw, held, replaces } = draft;
    edits[name] =
      'invalid' in draft
        ? { raw, wrong: draft.invalid, held, replaces }
        : { ...(raw !== undefined && { raw }), value: draft.value, held, replaces };
  }
  return edits;
}

/**
 * What to store once the drafts of this page have changed; `null` for nothing. Among the stored edits, those of fields
 * that this page has no draft of are another tab's.
 */
export function editsToStore(stored: unknown, drafts: Drafts, before: Drafts = {}): object | null {
  const others = Object.entries(v.parse(storedSchema, stored)).filter(
    ([name]) => !Object.hasOwn(drafts, name) && !Object.hasOwn(before, name),
  );
  const edits = { ...Object.fromEntries(others), ...unsavedEdits(drafts) };
  return Object.keys(edits).length > 0 ? edits : null;
}
