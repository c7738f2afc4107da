import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useTranslation } from '@/i18n/use-translation';
import { QuizPanel } from '@/features/quiz/quiz-panel';
import { SophiePanel } from '@/features/sophie/sophie-panel';
import { SophieTabs } from '@/features/sophie/sophie-tabs';
import { DataAccessButton } from '@/features/sophie/chat/data-access-button';
import { AfterHeading } from '@/routing/after-heading';
import { PageHeader } from '@/ui/page-header';

const PANEL_ID = 'sophie-panel';

/** `/sophie`: the chat, and the quiz that finds a major. It fills the screen, without a footer. */
export function Page() {
  const { t } = useTranslation('sophie');
  const tab = useDiscovery((state) => state.tab);
  return (
    <div className="flex min-h-[calc(100*var(--dvh)-8.5rem)] flex-col md:min-h-[calc(100*var(--dvh)-9.95rem)] lg:min-h-[calc(100*var(--dvh)-5.875rem)]">
      <PageHeader
        title={t('title')}
        className=""
        actions={tab === 'chat' && <DataAccessButton />}
        tabs={
          <div className="border-b">
            <SophieTabs panelId={PANEL_ID} />
          </div>
        }
      />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={`${PANEL_ID}-${tab}`}
        className="flex flex-1 flex-col"
      >
        {tab === 'chat' ? (
          <AfterHeading placeholder={null}>
            <SophiePanel />
          </AfterHeading>
        ) : (
          <QuizPanel onCleared={() => document.getElementById(`${PANEL_ID}-chat`)?.focus()} />
        )}
      </div>
    </div>
  );
}
