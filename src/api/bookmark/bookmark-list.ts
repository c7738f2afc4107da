import { moveInColumns, removeFromColumns } from '@/lib/order';
import { bookmarkStatusSchema, type Bookmark, type BookmarkChanges } from './contract';
import type { Program } from '@/api/program/contract';
import { sameId, type Id } from '@/api/http/schemas';

/**
 * Identifies a bookmark by its program, because a new one has no id yet. `imported`: one of many, from a file. `writtenAt`:
 * when the student made it, in ISO 8601.
 */
export type BookmarkWrite = { writtenAt?: string } & (
  | { kind: 'add'; program: Program; fields?: BookmarkChanges }
  | { kind: 'change'; programId: Id; changes: BookmarkChanges; imported?: true }
  | { kind: 'remove'; programId: Id }
);

const columns = bookmarkStatusSchema.options;
/** At the end of a column. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The bookmark of a program; `undefined` if it is not in the list. */
export function bookmarkOf(list: readonly Bookmark[], programId: Id): Bookmark | undefined {
  return list.find(({ program }) => sameId(program.id, programId));
}

function inOrder(list: readonly Bookmark[]): Bookmark[] {
  return [...list].sort(
    (a, b) => columns.indexOf(a.status) - columns.indexOf(b.status) || a.order_no - b.order_no,
  );
}

function moved(list: readonly Bookmark[], { id, ...own }: Bookmark): Bookmark[] {
  return moveInColumns(list, id, { status: own.status, order_no: own.order_no });
}

/** The program that a write is about. */
export function programIdOf(write: BookmarkWrite): Id {
  return write.kind === 'add' ? write.program.id : write.programId;
}

/** The list after a write, in board order; `saved` is `null` while the write is pending. Idempotent. */
export function applyWrite(
  list: readonly Bookmark[],
  write: BookmarkWrite,
  saved: Bookmark | null = null,
): Bookmark[] {
  const programId = programIdOf(write);
  const found = bookmarkOf(list, programId);
  if (write.kind === 'remove') return inOrder(found ? removeFromColumns(list, found.id) : list);
  if (write.kind === 'change') {
    if (!found) return [...list];
    const { status = found.status, order_no, ...rest } = write.changes;
    // Like the server: at the end of another column if no place is given.
    const place = order_no ?? (status === found.status ? found.order_no : LAST);
    // The server's date follows.
    const sentAt = write.changes.status === 'submitted' ? write.writtenAt : undefined;
    const submitted_at = saved ? saved.submitted_at : (found.submitted_at ?? sentAt);
    const next = { ...found, ...rest, submitted_at };
    const replaced = list.map((bookmark) => (bookmark === found ? next : bookmark));
    return inOrder(moved(replaced, { ...next, status, order_no: place }));
  }
  if (found)
    return inOrder(list.map((bookmark) => (bookmark === found ? (saved ?? found) : bookmark)));
  const status = write.fields?.status ?? 'considering';
  const added: Bookmark = saved ?? {
    id: `new-${write.program.id}`,
    ...write.fields,
    status,
    order_no: LAST,
    program: write.program,
  };
  const place = { ...added, order_no: write.fields?.order_no ?? added.order_no };
  return inOrder(moved([...list, { ...added, order_no: LAST }], place));
}
