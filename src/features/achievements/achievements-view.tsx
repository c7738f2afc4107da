import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Achievement } from '@/api/achievement/contract';
import type { User } from '@/api/user/contract';
import { LeaveGuard } from '@/shared/forms/leave-guard';
import { FailedState } from '@/shared/states/failed-state';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ProfileTabs } from '@/shared/profile-tabs/profile-tabs';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { AchievementRow } from './achievement-row';
import { Examples } from './examples';
import { PlainList } from './row-list';
import { focusMenu, RowMenu } from './row-menu';
import { UndoRow } from './undo-row';
import { useAchievementList } from './use-achievement-list';
import { NEW, useOpenForms, type OpenForm } from './use-open-forms';

/** Dragging is half of the page's code. Without it, the list still works. */
const RowList = lazy(() =>
  import('./sortable-list').then(
    ({ SortableList }) => ({ default: SortableList }),
    () => ({ default: PlainList }),
  ),
);

/** Loaded after the list, before it is needed. */
const loadForm = () => import('./achievement-form');
const AchievementForm = lazyPart(async () => (await loadForm()).AchievementForm);

function AchievementListSkeleton() {
  const { t } = useTranslation('achievements');
  return (
    <div role="status" className="ledger">
      <span className="sr-only">{t('loading')}</span>
      {['45%', '60%', '38%'].map((width) => (
        <div key={width} className="grid gap-3 py-6 md:pl-24">
          <Skeleton width={width} height={24} />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}

/** The student's achievements: rows, open forms, and the undo of the last deletion. */
export function AchievementsView({ user }: { user: User }) {
  const { t } = useTranslation(['achievements', 'common']);
  const { list, removed, restoring, announcement, move, remove, undo, save, failed, ...failure } =
    useAchievementList();
  const forms = useOpenForms(user.id, list);
  // A failure is reported when the form is opened.
  useEffect(() => void loadForm().catch(() => undefined), []);
  const addButton = useRef<HTMLButtonElement>(null);

  const formOf = (open: OpenForm, of: Achievement | null) => (
    <Suspense key={open.clientId} fallback={<Skeleton height={320} className="my-6" />}>
      <AchievementForm
        achievement={of}
        deleted={!of && open.of !== NEW}
        kept={forms.keptOf(open)}
        restored={forms.isRestored(open)}
        onTyped={forms.onTyped(open)}
        onSave={async (changes) => {
          await save(of, changes, open.clientId);
          forms.close(open.of);
        }}
        onClose={() => {
          forms.close(open.of);
          if (of) focusMenu(of.id);
          else requestAnimationFrame(() => addButton.current?.focus());
        }}
      />
    </Suspense>
  );
  const form = (of: Achievement | null) => {
    const open = forms.find(of?.id ?? NEW);
    return open ? formOf(open, of) : null;
  };
  const undoRow = removed && {
    place: removed.achievement.order_no,
    node: (
      <UndoRow
        key={removed.clientId}
        title={removed.achievement.title}
        busy={restoring}
        onUndo={undo}
      />
    ),
  };
  const adding = form(null);
  const isEmpty = list?.length === 0 && !removed;
  return (
    <>
      <PageHeader className="" title={t('title')} lead={t('lead')} tabs={<ProfileTabs />} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failed && <FailedState className="pt-5 md:pt-8" title={t('failed')} {...failure} />}
      {!failed && !list && <AchievementListSkeleton />}
      <Suspense fallback={<AchievementListSkeleton />}>
        {list && !isEmpty && (
          <RowList
            label={t('list')}
            achievements={list}
            extra={undoRow}
            movable={list.length > 1 && !forms.any}
            onMove={(achievement, place) => void move(achievement, place, true)}
            renderRow={(achievement, index, handle) =>
              form(achievement) ?? (
                <AchievementRow
                  achievement={achievement}
                  place={index + 1}
                  tools={
                    <>
                      {handle}
                      <RowMenu
                        id={achievement.id}
                        title={achievement.title}
                        canMove={{ up: index > 0, down: index < list.length - 1 }}
                        onEdit={() => forms.show(achievement.id)}
                        onMove={(step) => void move(achievement, index + 1 + step)}
                        onDelete={() => void remove(achievement)}
                      />
                    </>
                  }
                />
              )
            }
          />
        )}
        {list && forms.ofDeleted.map((open) => formOf(open, null))}
        {adding && <div className={isEmpty ? undefined : 'ruled mt-8'}>{adding}</div>}
        {/* Below the first form, which opens where its button was. */}
        {isEmpty && (
          <Examples addButton={addButton} onAdd={adding ? null : () => forms.show(NEW)} />
        )}
        {list && !isEmpty && !adding && (
          <div className="border-t pt-4">
            <Button ref={addButton} variant="second" onClick={() => forms.show(NEW)}>
              <Icon of={Plus} />
              {t('add')}
            </Button>
          </div>
        )}
      </Suspense>
      <LeaveGuard
        unsaved={forms.unsaved}
        isUnsaved={forms.isUnsaved}
        discard={forms.discard}
        texts={t('leave', { returnObjects: true })}
      />
    </>
  );
}
