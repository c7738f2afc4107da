import { moveInList, removeFromList } from '@/lib/order';
import type { Achievement, AchievementChanges } from './contract';
import { sameId, type Id } from '@/api/http/schemas';

export type AchievementWrite =
  | { kind: 'add'; fields: AchievementChanges; client_id: string }
  | { kind: 'change'; id: Id; changes: AchievementChanges }
  | { kind: 'remove'; id: Id };

function inOrder(list: readonly Achievement[]): Achievement[] {
  return [...list].sort((a, b) => a.order_no - b.order_no);
}

/**
 * The achievements after a write, in the student's order. `saved` is the server's version, `null` while the write is
 * pending; until then a new achievement has no id and is not in the list. Idempotent.
 */
export function applyAchievementWrite(
  list: readonly Achievement[],
  write: AchievementWrite,
  saved: Achievement | null = null,
): Achievement[] {
  if (write.kind === 'add') {
    if (!saved) return inOrder(list);
    const others = list.filter(({ id }) => !sameId(id, saved.id));
    return inOrder(moveInList([...others, saved], saved.id, saved.order_no));
  }
  const found = list.find(({ id }) => sameId(id, write.id));
  if (!found) return inOrder(list);
  if (write.kind === 'remove') return inOrder(removeFromList(list, found.id));
  const { order_no, type = found.type, title = found.title, ...rest } = write.changes;
  const changed: Achievement = saved
    ? { ...saved, order_no: found.order_no }
    : { ...found, ...rest, type, title };
  const next = list.map((item) => (item === found ? changed : item));
  const place = saved?.order_no ?? order_no;
  return inOrder(place === undefined ? next : moveInList(next, changed.id, place));
}
