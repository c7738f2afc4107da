import { useTranslation } from '@/i18n/use-translation';
import { GrowingText } from '@/ui/forms/growing-text';
import { History } from 'lucide-react';
import {
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
import { parseEssayText, writeEssayText } from '@/lib/essay-text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TextLength, ShortTextLength } from '@/features/essays/text-length';
import { EditorBar, SaveNow } from './editor-bar';
import { EditorNotices } from './editor-notices';
import { SaveLine, SaveStatus } from './save-line';
import { useEssayDraft } from '@/features/essays/draft/use-draft';
import { useEditorDialog } from './use-editor-dialog';
import { VersionList } from '@/features/essays/versions/version-list';

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
  const { engine, state } = useEssayDraft(userId, id, essay);
  const dialog = useEditorDialog(state);
  const [manualSaves, setManualSaves] = useState(0);
  const body = useRef<HTMLTextAreaElement>(null);
  const { title, essay: text } = parseEssayText(state.content);
  const deferred = useDeferredValue(text);
  const counts = useMemo(() => countText(deferred), [deferred]);
  const limit = essay?.word_limit ?? null;
  const versions = essay?.versions ?? [];

  const save = () => {
    setManualSaves((count) => count + 1);
    void engine.save();
  };
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
  const change = (next: { title?: string; essay?: string }) =>
    engine.change(writeEssayText({ title, essay: text, ...next }));
  const onTitleKey = (event: KeyboardEvent) => {
    // An input method uses Enter itself.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    body.current?.focus();
  };

  return (
    <div className="pb-20 lg:pb-0">
      <h1 className="sr-only">{title?.trim() || t('untitled')}</h1>
      <EditorBar
        id={id}
        state={state}
        onSave={save}
        onSettings={essay && (() => dialog.show({ kind: 'settings' }))}
      />
      <SaveStatus state={state} manualSaves={manualSaves} />
      <div className="grid justify-between gap-x-10 pt-8 lg:grid-cols-[9.5rem_minmax(0,42.5rem)_12rem] lg:pt-12 xl:gap-x-16">
        <div className="max-lg:hidden print:hidden">
          <TextLength counts={counts} limit={limit} purpose={essay?.purpose ?? null} />
        </div>
        <div className="max-lg:max-w-[42.5rem]">
          <div className="grid gap-4 not-empty:mb-8">
            <EditorNotices
              id={id}
              engine={engine}
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
            <Button
              variant="quiet"
              className="mb-5 -ml-2.5 print:hidden"
              onClick={() => dialog.show({ kind: 'settings' })}
            >
              {t('editor.addPrompt')}
            </Button>
          )}
          <GrowingText
            aria-label={t('editor.title')}
            placeholder={t('editor.titlePlaceholder')}
            rows={1}
            value={title ?? ''}
            onChange={(event) => change({ title: event.target.value })}
            onKeyDown={onTitleKey}
            className="text-32"
          />
          <GrowingText
            ref={body}
            aria-label={t('editor.text')}
            placeholder={t('editor.textPlaceholder')}
            value={text}
            onChange={(event) => change({ essay: event.target.value })}
            className="mt-4 min-h-[calc(50*var(--dvh))] text-17 leading-[2rem]"
          />
        </div>
        <div className="max-lg:hidden print:hidden">
          {essay && (
            <VersionList
              versions={versions}
              savedAt={state.savedAt}
              words={counts.words}
              onOpen={(version) => dialog.show({ kind: 'versions', version })}
            />
          )}
        </div>
      </div>
      <div
        data-bar
        className="fixed inset-x-0 bottom-(--net) z-10 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <div className="page flex min-h-16 items-center justify-between gap-3 py-2">
          <div className="text-13">
            <ShortTextLength counts={counts} limit={limit} />
            <SaveLine state={state} />
          </div>
          <SaveNow state={state} onSave={save} />
          {essay && (
            <Button
              variant="quiet"
              className="shrink-0"
              onClick={() => dialog.show({ kind: 'versions', version: versions[0]?.version ?? 0 })}
            >
              <Icon of={History} />
              {t('versions.title')}
            </Button>
          )}
        </div>
      </div>
      {dialog.Dialogs && dialog.open && (
        <dialog.Dialogs
          open={dialog.open}
          id={id}
          essay={essay}
          engine={engine}
          state={state}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
