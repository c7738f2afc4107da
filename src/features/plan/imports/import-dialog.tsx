import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { TextArea } from '@/ui/forms/text-area';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Dialog } from '@/ui/overlays/dialog';
import { ImportPreviewView, ImportSummary } from './import-preview';
import { FIRST_STAGE, useImport, type ImportProps } from './use-import';

type Import = ReturnType<typeof useImport>;

/** A file or pasted cells. */
function Choose({ read, pasted, onPaste }: ChooseProps) {
  const { t } = useTranslation('spreadsheet');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-6 pt-4 pb-2">
      <div>
        <p>{t('import.lead')}</p>
        <p>{t('import.safe')}</p>
      </div>
      <div>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={t('import.choose')}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) read(file);
            // The same file can be chosen again, once it is corrected.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('import.choose')}</Button>
      </div>
      <TextArea
        label={t('import.paste')}
        value={pasted}
        onChange={({ target }) => onPaste(target.value)}
      />
    </div>
  );
}

type ChooseProps = {
  read: Import['read'];
  pasted: string;
  onPaste: (text: string) => void;
};

/** What is running or done, in the dialog's status line. */
function StatusLine({ stage }: Pick<Import, 'stage'>) {
  const { t } = useTranslation('spreadsheet');
  switch (stage.at) {
    case 'reading':
      if (stage.all === 0) return t('import.reading');
      return t('import.lookUp', { done: stage.done, count: stage.all });
    case 'sending':
      return t('import.sending', { done: stage.done, count: stage.all });
    case 'done':
      return t('import.done', { count: stage.saved });
    default:
      return null;
  }
}

/** Reads a spreadsheet into the plan; shows what changes before anything is written. */
export function ImportDialog(props: ImportProps) {
  useMessages(['spreadsheet']);
  const { t } = useTranslation(['spreadsheet', 'common']);
  const { stage, read, send, startAgain } = useImport(props);
  const [pasted, setPasted] = useState('');
  const { onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  // A button that is gone leaves the focus nowhere.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (stage !== FIRST_STAGE && isLost) content.current?.focus();
  }, [stage]);
  const isRunning = stage.at === 'reading' || stage.at === 'sending';

  const footer = {
    choose: pasted.trim() !== '' && (
      <Button onClick={() => read(pasted)}>{t('import.read')}</Button>
    ),
    reading: (
      <Button variant="second" onClick={startAgain}>
        {t('common:action.cancel')}
      </Button>
    ),
    preview: stage.at === 'preview' && (
      <>
        {stage.preview.changes.length > 0 && (
          <Button onClick={() => send(stage.preview.changes)}>{t('import.import')}</Button>
        )}
        <Button variant="second" onClick={startAgain}>
          {t('import.another')}
        </Button>
      </>
    ),
    sending: (
      <Button variant="second" onClick={onClose}>
        {t('import.stop')}
      </Button>
    ),
    done: <Button onClick={onClose}>{t('common:action.close')}</Button>,
  }[stage.at];

  return (
    <Dialog
      open
      onClose={onClose}
      size="sheet"
      title={t('import.title')}
      closeLabel={t('common:action.close')}
      footer={footer || undefined}
    >
      <div
        ref={content}
        tabIndex={-1}
        role="status"
        className={isRunning || stage.at === 'done' ? 'py-4' : undefined}
      >
        <StatusLine stage={stage} />
        {stage.at === 'preview' && <ImportSummary preview={stage.preview} />}
        {stage.at === 'choose' && stage.problem !== null && (
          <Notice tone="warn" className="mt-4">
            {t(`import.problem.${stage.problem}`)}
          </Notice>
        )}
        {stage.at === 'done' && stage.failed > 0 && (
          <Notice tone="warn" className="mt-4">
            {t('import.failed', { count: stage.failed })}
          </Notice>
        )}
      </div>
      {stage.at === 'choose' && <Choose read={read} pasted={pasted} onPaste={setPasted} />}
      {stage.at === 'preview' && <ImportPreviewView preview={stage.preview} />}
    </Dialog>
  );
}
