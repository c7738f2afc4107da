import { isComposing } from '@/browser/is-composing';
import { useTranslation } from '@/i18n/use-translation';
import { AutosizeTextarea } from '@/ui/forms/autosize-textarea';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { Essay } from '@/api/essay/contract';
import { countText } from '@/lib/count-text';
import { parseEssayText, writeEssayText, type EssayText } from '@/lib/essay-text';
import { LeaveGuard } from '@/shared/forms/leave-guard';
import { Button } from '@/ui/button';
import { TextLength } from '@/features/essays/text-length';
import { BottomBar, EditorBar } from './editor-bar';
import { EditorNotices } from './editor-notices';
import { SaveStatus } from './save-line';
import { isOnlyInTab } from '@/features/essays/draft/draft-state';
import { useEssayDraft } from '@/features/essays/draft/use-draft';
import { useEditorDialog } from './use-editor-dialog';
import { VersionList } from '@/features/essays/versions/version-list';

/** Ctrl or Cmd and S saves. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isSave || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

type FieldsProps = EssayText & { onChange: (changes: Partial<EssayText>) => void };

/** The fields of title and text. Enter goes from the title to the text. */
function EssayFields({ title, essay, onChange }: FieldsProps) {
  const { t } = useTranslation('essays');
  const body = useRef<HTMLTextAreaElement>(null);
  const onTitleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    body.current?.focus();
  };
  return (
    <>
      <AutosizeTextarea
        aria-label={t('editor.title')}
        placeholder={t('editor.titlePlaceholder')}
        rows={1}
        value={title ?? ''}
        onChange={(event) => onChange({ title: event.target.value })}
        onKeyDown={onTitleKey}
        className="text-32"
      />
      <AutosizeTextarea
        ref={body}
        aria-label={t('editor.text')}
        placeholder={t('editor.textPlaceholder')}
        value={essay}
        onChange={(event) => onChange({ essay: event.target.value })}
        className="mt-4 min-h-[calc(50*var(--dvh))] text-17 leading-[2rem]"
      />
    </>
  );
}

type Props = {
  userId: string;
  id: string;
  /** `null` if it did not load and this device has a draft. */
  essay: Essay | null;
};

/**
 * The editor: the text, its length on the left, its versions on the right. A text outside the format has no title until
 * one is typed (R23).
 */
export function Editor({ userId, id, essay }: Props) {
  const { t } = useTranslation('essays');
  const { sync, state } = useEssayDraft(userId, id, essay);
  const dialog = useEditorDialog(state);
  const [manualSaves, setManualSaves] = useState(0);
  const text = parseEssayText(state.content);
  const deferred = useDeferredValue(text.essay);
  const counts = useMemo(() => countText(deferred), [deferred]);
  const limit = essay?.word_limit ?? null;
  const versions = essay?.versions ?? [];

  const save = () => {
    setManualSaves((count) => count + 1);
    void sync.save();
  };
  useSaveKey(save);
  const isUnsaved = useCallback(() => isOnlyInTab(sync.getState()), [sync]);
  const showSettings = () => dialog.show({ kind: 'settings' });
  const showVersion = (version: number) => dialog.show({ kind: 'versions', version });

  return (
    <div className="pb-20 lg:pb-0">
      <h1 className="sr-only">{text.title?.trim() || t('untitled')}</h1>
      <EditorBar id={id} state={state} onSave={save} onSettings={essay && showSettings} />
      <SaveStatus state={state} manualSaves={manualSaves} />
      <div className="grid justify-between gap-x-10 pt-8 lg:grid-cols-[9.5rem_minmax(0,42.5rem)_12rem] lg:pt-12 xl:gap-x-16">
        <div className="max-lg:hidden print:hidden">
          <TextLength counts={counts} limit={limit} purpose={essay?.purpose ?? null} />
        </div>
        <div className="max-lg:max-w-[42.5rem]">
          <div className="grid gap-4 not-empty:mb-8">
            <EditorNotices
              id={id}
              sync={sync}
              state={state}
              onChoose={() => dialog.show({ kind: 'conflict' })}
            />
          </div>
          {essay?.prompt && (
            <p className="mb-8 border-l-2 border-brand pl-4 whitespace-pre-line text-muted md:pl-6">
              {t('editor.prompt', { prompt: essay.prompt })}
            </p>
          )}
          {essay && !essay.prompt && limit === null && (
            <Button variant="quiet" className="mb-5 -ml-2.5 print:hidden" onClick={showSettings}>
              {t('editor.addPrompt')}
            </Button>
          )}
          <EssayFields
            {...text}
            onChange={(changes) => sync.change(writeEssayText({ ...text, ...changes }))}
          />
        </div>
        <div className="max-lg:hidden print:hidden">
          {essay && (
            <VersionList
              versions={versions}
              savedAt={state.savedAt}
              words={counts.words}
              onOpen={showVersion}
            />
          )}
        </div>
      </div>
      <BottomBar
        counts={counts}
        limit={limit}
        state={state}
        onSave={save}
        onVersions={essay && (() => showVersion(versions[0]?.version ?? 0))}
      />
      {/* The form of the settings has its own; the router knows one at a time. */}
      {dialog.open?.kind !== 'settings' && (
        <LeaveGuard
          unsaved={isOnlyInTab(state)}
          isUnsaved={isUnsaved}
          settle={sync.save}
          texts={t('leave', { returnObjects: true })}
        />
      )}
      {dialog.Dialogs && dialog.open && (
        <dialog.Dialogs
          open={dialog.open}
          id={id}
          essay={essay}
          sync={sync}
          state={state}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
