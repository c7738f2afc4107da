import { useTranslation } from '@/i18n/use-translation';
import { AutosizeTextarea } from '@/ui/forms/autosize-textarea';
import { useRef, useState, type RefObject } from 'react';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { FeedbackView } from './feedback-view';
import type { FeedbackDraft } from './stored-workspace';
import type { Workspace } from './workspace-store';
import { draftProblem } from './limits';
import { SaveDraft } from './save-draft';

/** The draft and its changes. A cleared one can be restored until the next change, which would be lost. */
function useFeedbackDraft(workspace: Workspace) {
  const draft = workspace((state) => state.draft);
  const { write, clear, swap } = workspace.getState();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  return {
    draft,
    change: (changes: Partial<FeedbackDraft>) => {
      setUndo(null);
      write(changes);
    },
    swap: () => {
      setUndo(null);
      swap();
    },
    clear: () => {
      const restore = clear();
      setUndo(() => () => {
        setUndo(null);
        restore();
      });
    },
    /** Restores the cleared draft; `null` if there is none. */
    undo,
  };
}

type DraftEditor = ReturnType<typeof useFeedbackDraft>;

/** Where the draft comes from, after a login. */
function VisitorDraftNotice({
  workspace,
  swap,
}: { workspace: Workspace } & Pick<DraftEditor, 'swap'>) {
  const { t } = useTranslation('feedback');
  const otherDraft = workspace((state) => state.otherDraft);
  const isFromVisitor = workspace((state) => state.isFromVisitor);
  return (
    <div className="grid gap-4 not-empty:mb-8">
      {isFromVisitor && <Notice>{t('brought.text')}</Notice>}
      {otherDraft && (
        <Notice>
          {t('brought.other')}{' '}
          <SelfRemovingButton variant="quiet" onClick={swap}>
            {t('brought.swap')}
          </SelfRemovingButton>
        </Notice>
      )}
    </div>
  );
}

type AssignmentProps = Pick<DraftEditor, 'draft' | 'change'> & {
  promptBox: RefObject<HTMLTextAreaElement | null>;
  limitBox: RefObject<HTMLInputElement | null>;
};

/** The fields of the prompt and the word limit. */
function Assignment({ draft, change, promptBox, limitBox }: AssignmentProps) {
  const { t } = useTranslation('feedback');
  const problem = draftProblem(draft);
  return (
    <section
      aria-label={t('form.label')}
      className="ruled mb-8 grid gap-x-14 gap-y-5 pt-5 md:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <TextArea
        ref={promptBox}
        label={t('form.prompt')}
        hint={t('form.promptHint')}
        rows={1}
        value={draft.prompt}
        onChange={(event) => change({ prompt: event.target.value })}
        {...(problem === 'prompt' && { error: t('form.tooLong') })}
      />
      <TextField
        ref={limitBox}
        label={t('form.limit')}
        hint={t('form.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.limit}
        onChange={(event) => change({ limit: event.target.value })}
        {...(problem === 'limit' && { error: t('form.limitError') })}
        narrow
      />
    </section>
  );
}

type ActionsProps = Pick<DraftEditor, 'draft' | 'undo'> & { onClear: () => void };

/** Saves the draft, or clears it. */
function DraftActions({ draft, undo, onClear }: ActionsProps) {
  const { t } = useTranslation('feedback');
  return (
    <div className="mt-6">
      <SaveDraft
        draft={draft}
        actions={
          <Button variant="quiet" className="-ml-2.5" onClick={onClear}>
            {t('clear.button')}
          </Button>
        }
      />
      <div role="status">
        {undo && (
          <p className="flex flex-wrap items-center gap-x-2">
            {t('clear.done')}
            <SelfRemovingButton variant="quiet" onClick={undo}>
              {t('clear.undo')}
            </SelfRemovingButton>
          </p>
        )}
      </div>
    </div>
  );
}

/** A draft with its prompt, its word limit and the feedback on it. */
export function DraftWorkspace({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation('feedback');
  const { draft, change, swap, clear, undo } = useFeedbackDraft(workspace);
  const box = useRef<HTMLTextAreaElement>(null);
  const promptBox = useRef<HTMLTextAreaElement>(null);
  const limitBox = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisitorDraftNotice workspace={workspace} swap={swap} />
      <Assignment {...{ draft, change, promptBox, limitBox }} />
      <FeedbackView
        workspace={workspace}
        subject={{ kind: 'draft' }}
        draft={draft}
        onProblem={(found) => {
          const wrong = found === 'limit' ? limitBox : found === 'prompt' ? promptBox : box;
          wrong.current?.focus();
        }}
        editor={{
          field: (
            <>
              <p aria-hidden className="mb-2 text-15 font-600">
                {t('form.draft')}
              </p>
              <AutosizeTextarea
                framed
                ref={box}
                aria-label={t('form.draft')}
                placeholder={t('form.placeholder')}
                value={draft.text}
                onChange={(event) => change({ text: event.target.value })}
                className="min-h-64 text-17 leading-[2rem]"
              />
            </>
          ),
          select: ({ start, end }) => {
            box.current?.focus();
            box.current?.setSelectionRange(start, end);
          },
        }}
        below={
          <DraftActions
            draft={draft}
            undo={undo}
            onClear={() => {
              clear();
              requestAnimationFrame(() => box.current?.focus());
            }}
          />
        }
      />
    </>
  );
}
