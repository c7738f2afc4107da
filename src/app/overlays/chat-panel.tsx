import { useDiscovery } from '@/shared/discovery/discovery-store';
import { openPanel } from '@/shared/panel/panel-store';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { QuizPanel } from '@/features/quiz/quiz-panel';
import { SophiePanel } from '@/features/sophie/sophie-panel';
import { SophieTabs } from '@/features/sophie/sophie-tabs';
import { DataAccessButton } from '@/features/sophie/chat/data-access-button';
import { Dialog, DialogTitle } from '@/ui/overlays/dialog';

const PANEL_ID = 'chat-panel';
const close = () => openPanel(null);

/** The chat and the quiz over any page, the same as on /sophie. */
export function ChatPanel() {
  useMessages(['sophie', 'discovery', 'results', 'saved']);
  const { t } = useTranslation(['sophie', 'common']);
  const tab = useDiscovery((state) => state.tab);
  return (
    <Dialog
      open
      onClose={close}
      size="sheet"
      closeLabel={t('common:action.close')}
      bar={
        <div className="flex flex-wrap items-center gap-x-7">
          <DialogTitle className="text-20">{t('title')}</DialogTitle>
          <SophieTabs panelId={PANEL_ID} />
        </div>
      }
      className="h-[calc(92*var(--dvh))] [--color-ground:var(--color-surface)] [--gutter:20px] [--under:0px] md:h-full md:w-200"
    >
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={`${PANEL_ID}-${tab}`}
        className="flex min-h-full flex-col"
      >
        {tab === 'chat' ? (
          <>
            <div className="flex justify-end">
              <DataAccessButton />
            </div>
            <SophiePanel focused onLeave={close} />
          </>
        ) : (
          <QuizPanel
            onCleared={() => document.getElementById(`${PANEL_ID}-chat`)?.focus()}
            onLeave={close}
          />
        )}
      </div>
    </Dialog>
  );
}
