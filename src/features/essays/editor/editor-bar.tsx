import Copy from 'lucide-react/icons/copy';
import History from 'lucide-react/icons/history';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { copyText } from '@/browser/copy-text';
import { useTranslation } from '@/i18n/use-translation';
import type { TextCounts } from '@/lib/count-text';
import { parseEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { toast } from '@/ui/overlays/toaster';
import { BackToEssays } from './back-to-essays';
import type { DraftState } from '@/features/essays/draft/draft-sync-types';
import { ShortTextLength } from '@/features/essays/text-length';
import { SaveLine } from './save-line';

type Props = {
  /** The id of the essay. */
  id: string;
  state: DraftState;
  onSave: () => void;
  /** `null` while the settings are unknown. */
  onSettings: (() => void) | null;
};

/** Tries a failed save again. */
function SaveNow({ state, onSave }: Pick<Props, 'state' | 'onSave'>) {
  const { t } = useTranslation('essays');
  if (state.phase !== 'offline' && state.phase !== 'failed') return null;
  return (
    <SelfRemovingButton variant="quiet" className="shrink-0" onClick={onSave}>
      {t('save.now')}
    </SelfRemovingButton>
  );
}

/** `content` is in the essay text format. */
export function CopyButton({ content }: { content: string }) {
  const { t } = useTranslation('essays');
  async function copy() {
    const { title, essay } = parseEssayText(content);
    // For other forms: title, blank line, text.
    const done = await copyText(title ? `${title}\n\n${essay}` : essay);
    if (done) toast('success', t('editor.copied'), 'essay-copied');
    else toast('error', t('editor.copyFailed'), 'essay-copied');
  }
  return (
    <Button variant="quiet" onClick={() => void copy()}>
      <Icon of={Copy} />
      <span className="max-md:sr-only">{t('editor.copy')}</span>
    </Button>
  );
}

/** The bar above the text: back, save state, copy, feedback, settings. */
export function EditorBar({ id, state, onSave, onSettings }: Props) {
  const { t } = useTranslation('essays');
  return (
    <div
      data-own-bar
      role="group"
      aria-label={t('editor.bar')}
      className="sticky top-0 z-10 flex min-h-16 items-center gap-x-6 border-b py-2 before:absolute before:inset-x-[calc(-1*var(--gutter))] before:inset-y-0 before:-z-10 before:bg-ground print:hidden"
    >
      <BackToEssays />
      <div className="hidden items-center gap-2 lg:flex">
        <SaveLine state={state} />
        <SaveNow state={state} onSave={onSave} />
      </div>
      <div className="ml-auto flex gap-1">
        <CopyButton content={state.content} />
        <LocalLink
          to="ai-essay"
          search={{ essay: id }}
          className={buttonClass({ variant: 'quiet' })}
        >
          <Icon of={MessageSquareText} />
          <span className="max-lg:sr-only">{t('editor.feedback')}</span>
        </LocalLink>
        <Button
          variant="second"
          className="max-md:border-transparent max-md:px-2.5 max-md:text-brand"
          disabled={!onSettings}
          onClick={() => onSettings?.()}
        >
          <Icon of={SlidersHorizontal} />
          <span className="max-md:sr-only">{t('editor.settings')}</span>
        </Button>
      </div>
    </div>
  );
}

type BottomProps = Pick<Props, 'state' | 'onSave'> & {
  counts: TextCounts;
  limit: number | null;
  /** `null` while the versions are unknown. */
  onVersions: (() => void) | null;
};

/** The bar below the text on narrow screens: length, save state, versions. */
export function BottomBar({ counts, limit, state, onSave, onVersions }: BottomProps) {
  const { t } = useTranslation('essays');
  return (
    <div
      data-bar
      className="fixed inset-x-0 bottom-(--net) z-10 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="page flex min-h-16 items-center justify-between gap-3 py-2">
        <div className="text-13">
          <ShortTextLength counts={counts} limit={limit} />
          <SaveLine state={state} />
        </div>
        <SaveNow state={state} onSave={onSave} />
        {onVersions && (
          <Button variant="quiet" className="shrink-0" onClick={onVersions}>
            <Icon of={History} />
            {t('versions.title')}
          </Button>
        )}
      </div>
    </div>
  );
}
