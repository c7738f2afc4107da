import { useRef, useState } from 'react';
import { useAchievements } from '@/api/achievement/queries';
import type { Achievement, AchievementChanges } from '@/api/achievement/contract';
import type { Id } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { moveInList } from '@/lib/order';
import { newClientId } from '@/lib/client-id';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { useAnnouncement } from '@/ui/use-announcement';
import { hasValues } from './form-values';
import { focusMenuIfLost } from './row-menu';

/** A deleted achievement. Every attempt to restore it uses the same client id. */
type Removed = { achievement: Achievement; clientId: string };

/** The list in a new order that is not in the cache yet; `base` is the list in the cache. */
type Moved = { base: readonly Achievement[]; list: Achievement[] };

/** The list of achievements, the last deletion, and what screen readers are told. */
export function useAchievementList() {
  const { t } = useTranslation('achievements');
  const { achievements, write, writeFromForm, ...query } = useAchievements();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announcement, announce] = useAnnouncement();
  const [restoring, runOnce] = useSingleRun();
  /** The pending deletion; resolves to `false` if it fails. */
  const removing = useRef<Promise<unknown>>(Promise.resolve());
  // A dropped row stays in its new place until the cache has the new order.
  const list = moved && moved.base === achievements ? moved.list : achievements;

  async function move(achievement: Achievement, place: number, silent = false): Promise<void> {
    if (!achievements) return;
    const next = moveInList(achievements, achievement.id, place);
    const own = { base: achievements, list: [...next].sort((a, b) => a.order_no - b.order_no) };
    setMoved(own);
    const { title } = achievement;
    if (!silent) announce(t('moved', { title, place, total: achievements.length }));
    const saved = await write({
      kind: 'change',
      id: achievement.id,
      changes: { order_no: place },
    });
    // After a failure the list is in the old order again.
    if (saved === false) announce('');
    setMoved((latest) => (latest === own ? null : latest));
  }

  async function remove(achievement: Achievement): Promise<void> {
    const clientId = newClientId();
    setRemoved({ achievement, clientId });
    announce(t('deleted', { title: achievement.title }));
    removing.current = write({ kind: 'remove', id: achievement.id });
    if ((await removing.current) !== false) return;
    // The row is back, and the button of its undo is gone.
    forget(clientId);
    announce('');
    focusMenuIfLost(achievement.id);
  }

  /** Removes the offer to undo, but not that of a later deletion. */
  function forget(clientId: string): void {
    setRemoved((latest) => (latest?.clientId === clientId ? null : latest));
  }

  async function restore({ achievement, clientId }: Removed): Promise<void> {
    // A failed deletion has withdrawn the offer: the list still has it.
    if ((await removing.current) === false) return;
    const { id: _id, ...fields } = achievement;
    const saved = await write({ kind: 'add', fields, client_id: clientId });
    if (!saved) return;
    forget(clientId);
    announce(t('restored', { title: achievement.title }));
    focusMenuIfLost(saved.id);
  }

  /** Saves a form; `achievement` is `null` for a new one. Throws the call's error. */
  async function save(
    achievement: Achievement | null,
    changes: AchievementChanges,
    clientId: string,
  ): Promise<void> {
    const change = (id: Id) => writeFromForm({ kind: 'change', id, changes });
    let saved = achievement
      ? await change(achievement.id)
      : await writeFromForm({ kind: 'add', fields: changes, client_id: clientId });
    // An earlier attempt, whose response was lost, has created it with other values.
    if (!achievement && saved && !hasValues(saved, changes)) saved = await change(saved.id);
    announce(t('saved', { title: changes.title ?? '' }));
    // The student may be typing in another form by now.
    if (saved) focusMenuIfLost(saved.id);
  }

  return {
    ...query,
    list,
    removed,
    restoring,
    announcement,
    move,
    remove,
    undo: () => removed && void runOnce(() => restore(removed)),
    save,
  };
}
