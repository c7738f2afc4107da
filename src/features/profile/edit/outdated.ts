import type { BasicInfo } from '@/api/user/contract';
import { keysOf } from '@/lib/keys-of';
import type { Editable, Edits, FieldName } from './drafts';

/** Fields that one answer fills: half of it would be an answer that nobody has given. */
const TOGETHER: readonly (readonly FieldName[])[] = [
  ['budget_min', 'budget_max'],
  ['program_title_parent_id', 'educational_records'],
];

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** A value as it is compared: majors without their titles, which are in the language of the page. */
function comparable(name: FieldName, value: unknown): unknown {
  if (name !== 'educational_records') return value;
  const records = value as BasicInfo['educational_records']; // the value of this field
  return (records?.next_program_titles ?? []).map(({ id, title }) => id ?? title);
}

/** The edits of fields that another device has saved since: its value is newer. */
export function outdatedFields(
  edits: Partial<Record<FieldName, Pick<NonNullable<Edits[FieldName]>, 'replaces'>>>,
  server: Editable,
): FieldName[] {
  const outdated = keysOf(edits).filter((name) => {
    const now = comparable(name, server[name]);
    return !edits[name]?.replaces.some((value) => isSame(comparable(name, value), now));
  });
  const others = TOGETHER.filter((names) => names.some((name) => outdated.includes(name)));
  return [...new Set([...outdated, ...others.flat()])];
}
