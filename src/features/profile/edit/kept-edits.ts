import * as v from 'valibot';
import { basicInfoSchema, userSchema } from '@/api/user/contract';
import { WRONGS, type AutosaveState, type Edits, type FieldName } from './autosave';

const values = { ...basicInfoSchema.entries, ...v.pick(userSchema, ['name', 'phone']).entries };

const editSchema = v.object({
  raw: v.optional(v.string()),
  value: v.optional(v.unknown()),
  wrong: v.optional(v.picklist(WRONGS)),
  held: v.optional(v.boolean(), false),
});

function isField(name: string): name is FieldName {
  return Object.hasOwn(values, name);
}

/** The edits that this device has kept, in any shape; what is not the edit of a field is left out. */
export function readEdits(stored: unknown): Edits {
  const parsed = v.safeParse(v.record(v.string(), v.unknown()), stored);
  const edits: Edits = {};
  for (const [name, entry] of Object.entries(parsed.success ? parsed.output : {})) {
    const edit = v.safeParse(editSchema, entry);
    if (!isField(name) || !edit.success) continue;
    const { raw, wrong, held } = edit.output;
    if (wrong !== undefined) {
      if (raw !== undefined) edits[name] = { raw, wrong, held };
      continue;
    }
    const value = v.safeParse(values[name], edit.output.value);
    if (!value.success) continue;
    edits[name] = { ...(raw !== undefined && { raw }), value: value.output, held };
  }
  return edits;
}

/** The edits that are not in the account, to be kept on this device; `null` for none. */
export function unsavedEdits({ drafts }: AutosaveState): Edits | null {
  const edits: Edits = {};
  for (const [name, draft] of Object.entries(drafts)) {
    if (draft.saved || !isField(name)) continue;
    const { stamp: _stamp, saved: _saved, left: _left, refused: _refused, ...edit } = draft;
    edits[name] = edit;
  }
  return Object.keys(edits).length > 0 ? edits : null;
}
