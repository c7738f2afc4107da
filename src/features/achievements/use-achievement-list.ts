import { useRef, useState } from 'react';
import { useAchievements } from '@/api/achievement/queries';
import type { Achievement, AchievementChanges } from '@/api/achievement/contract';
import { useTranslation } from '@/i18n/use-translation';
import { moveInList } from '@/lib/order';
import { newClientId } from '@/lib/client-id';
import { focusMenu } from './row-menu';

/** One that has been deleted, and what it is brought back under: the same however often that is pressed. */
export type Removed = { achievement: Achievement; clientId: string; busy: boolean };

/** A list in an order that is not in the cache yet; `base` is the list it was made of. */
type Moved = { base: readonly Achievement[]; list: Achievement[] };

function own({ id: _id, ...fields }: Achievement): AchievementChanges {
  return fields;
}

/** The achievements of the page: their order, what was deleted last, and what a screen reader is told. */
export function useAchievementList() {
  const { t } = useTranslation('achievements');
  const { achievements, write, writeFromForm, ...query } = useAchievements();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  // `busy` is one render late: a double click would send two.
  const undoing = useRef(false);
  /** How the last deletion ends: `false` where it was refused. */
  const removing = useRef<Promise<unknown>>(Promise.resolve());
  // A row that is dropped stays where it is let go, before the cache knows.
  const list = moved && moved.base === achievements ? moved.list : achievements;

  async function move(achievement: Achievement, place: number, silent = false): Promise<void> {
    if (!achievements) return;
    const next = moveInList(achievements, achievement.id, place);
    const mine = { base: achievements, list: next.toSorted((a, b) => a.order_no - b.order_no) };
    setMoved(mine);
    const { title } = achievement;
    if (!silent) setSaid(t('moved', { title, place, total: achievements.length }));
    await write({ kind: 'change', id: achievement.id, changes: { order_no: place } });
    // Refused, the list is in the old order again.
    setMoved((latest) => (latest === mine ? null : latest));
  }

  async function remove(achievement: Achievement): Promise<void> {
    const mine = { achievement, clientId: newClientId(), busy: false };
    setRemoved(mine);
    setSaid(t('deleted', { title: achievement.title }));
    const over = write({ kind: 'remove', id: achievement.id });
    removing.current = over;
    if ((await over) !== false) return;
    setRemoved((latest) => (latest?.clientId === mine.clientId ? null : latest));
  }

  async function undo(): Promise<void> {
    if (!removed || undoing.current) return;
    undoing.current = true;
    const { achievement, clientId } = removed;
    // Another one may be deleted meanwhile, and has a row of its own to undo it by.
    const settle = (left: Removed | null) =>
      setRemoved((latest) => (latest?.clientId === clientId ? left : latest));
    settle({ ...removed, busy: true });
    // What was not deleted is in the list, and would be there twice.
    const refused = (await removing.current) === false;
    const fields = own(achievement);
    const saved = !refused && (await write({ kind: 'add', fields, client_id: clientId }));
    undoing.current = false;
    settle(refused || saved ? null : { ...removed, busy: false });
    if (!saved) return;
    setSaid(t('restored', { title: achievement.title }));
    focusMenu(saved.id);
  }

  /** Saves a form, `achievement` being the one that is changed. Throws what the call threw. */
  async function save(
    achievement: Achievement | null,
    changes: AchievementChanges,
    clientId: string,
  ): Promise<void> {
    const saved = await writeFromForm(
      achievement
        ? { kind: 'change', id: achievement.id, changes }
        : { kind: 'add', fields: changes, client_id: clientId },
    );
    setSaid(t('saved', { title: changes.title ?? '' }));
    if (saved) focusMenu(saved.id);
  }

  return { ...query, list, removed, said, move, remove, undo, save };
}
