import { Suspense, useEffect, useState } from 'react';
import { bookmarkOf } from '@/api/bookmark/bookmark-list';
import type { Bookmark } from '@/api/bookmark/contract';
import { sameId, type Id } from '@/api/http/schemas';
import { lazyPart } from '@/routing/lazy-part';
import { loadMenu } from '@/features/plan/board/plan-menu';
import type { PlanEditor } from '@/features/plan/editor/use-plan-editor';
import type { PlanChanges } from '@/features/plan/list/use-plan-changes';
import type { useCardSteps } from '@/features/plan/steps/use-card-steps';

const loadSheet = () => import('@/features/plan/steps/step-sheet');
const loadEditor = () => import('@/features/plan/editor/editor-dialog');
const StepSheet = lazyPart(async () => (await loadSheet()).StepSheet);
const EditorDialog = lazyPart(async () => (await loadEditor()).EditorDialog);

/** Milliseconds between the plan and the preloading of its dialogs. */
const PRELOAD_MS = 2000;

/** Preloads the menu and the dialogs, so that they open without a network too. */
function usePreloadedDialogs(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // One that fails now is loaded when it is opened.
      void Promise.allSettled([loadMenu(), loadEditor(), loadSheet()]);
    }, PRELOAD_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

type Opened = { programId: Id; open: boolean } | null;

/** The card of a dialog. One that another tab removes stays until the dialog is closed, with what is typed there. */
function useCardOf(list: readonly Bookmark[], opened: Opened): Bookmark | null {
  const card = (opened && bookmarkOf(list, opened.programId)) ?? null;
  const [last, setLast] = useState(card);
  if (card && card !== last) setLast(card);
  const isRemoved = opened?.open && last && sameId(last.program.id, opened.programId);
  return card ?? (isRemoved ? last : null);
}

type Props = {
  list: readonly Bookmark[];
  steps: ReturnType<typeof useCardSteps>;
  editor: PlanEditor;
  onSaved: PlanChanges['recordChange'];
  onRemove: (card: Bookmark) => void;
};

/** The sheet of a step and the editor of a program, once one was opened. */
export function PlanDialogs({ list, steps, editor, onSaved, onRemove }: Props) {
  usePreloadedDialogs();
  const { opened: sheet, close: closeSheet } = steps.sheet;
  const sheetCard = useCardOf(list, sheet);
  const { edited } = editor;
  const editedCard = useCardOf(list, edited && { ...edited, programId: edited.key });
  return (
    <>
      <Suspense>
        {sheet && sheetCard && (
          <StepSheet
            key={sheet.opening}
            bookmark={sheetCard}
            step={sheet.step}
            open={sheet.open}
            onClose={closeSheet}
            stepsOf={steps.stepsOf}
            change={steps.change}
            add={steps.add}
            remove={steps.remove}
          />
        )}
      </Suspense>
      <Suspense>
        {edited && editedCard && (
          <EditorDialog
            key={edited.opening}
            bookmark={editedCard}
            open={edited.open}
            draft={editor.draft}
            onDraft={editor.saveDraft}
            removeSaved={editor.removeSaved}
            onClose={editor.close}
            onSaved={onSaved}
            onRemove={() => onRemove(editedCard)}
          />
        )}
      </Suspense>
    </>
  );
}
