import * as v from 'valibot';
import { basicInfoSchema, userSchema } from '@/api/user/contract';
import { DETAIL_ERRORS, type AutosaveState, type Edits, type FieldName } from './autosave';

const values = { ...basicInfoSchema.entries, ...v.pick(userSchema, ['name', 'phone']).entries };

const editSchema = v.object({
  raw: v.optional(v.string()),
  value: v.optional(v.unknown()),
  // `invalid`, by the name that devices have stored.
  wrong: v.optional(v.picklist(DETAIL_ERRORS)),
  held: v.optional(v.boolean(), false),
});

function isField(name: string): name is FieldName {
  return Object.hasOwn(values, name);
}

/** The valid edits among the stored ones. */
export function readEdits(stored: unknown): Edits {
  const parsed = v.safeParse(v.record(v.string(), v.unknown()), stored);
  const edits: Edits = {};
  for (const [name, entry] of Object.entries(parsed.success ? parsed.output : {})) {
    const edit = v.safeParse(editSchema, entry);
    if (!isField(name) || !edit.success) continue;
    const { raw, wrong: invalid, held } = edit.output;
    if (invalid !== undefined) {
      if (raw !== undefined) edits[name] = { raw, invalid, held };
      continue;
    }
    const value = v.safeParse(values[name], edit.output.value);
    if (!value.success) continue;
    edits[name] = { ...(raw !== undefined && { raw }), value: value.output, held };
  }
  return edits;
}

/** The unsaved edits as they are stored on this device; `null` for none. */
export function unsavedEdits({ drafts }: AutosaveState): object | null {
  const edits: Record<string, object> = {};
  for (const [name, draft] of Object.entries(drafts)) {
    if (draft.saved || !isField(name)) continue;
    const { raw, held } = draft;
    edits[name] =
      'invalid' in draft
        ? { raw, wrong: draft.invalid, held }
        : { ...(raw !== undefined && { raw }), value: draft.value, held };
  }
  return Object.keys(edits).length > 0 ? edits : null;
}
