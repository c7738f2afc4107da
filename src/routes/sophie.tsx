import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useTranslation } from '@/i18n/use-translation';
import { QuizPanel } from '@/features/quiz/quiz-panel';
import { SophiePanel } from '@/features/sophie/sophie-panel';
import { SophieTabs } from '@/features/sophie/sophie-tabs';
import { DataAccessLine } from '@/features/sophie/chat/data-access-line';

const PANEL_ID = 'sophie-panel';

/** `/sophie`: somebody to ask, and beside it the quiz that finds a major. */
export function Page() {
  const { t } = useTranslation('sophie');
  const tab = useDiscovery((state) => state.tab);
  return (
    <div className="-mt-2 -mb-16 flex min-h-[calc(100*var(--dvh)-12rem)] flex-col md:-mt-4 md:-mb-24">
      <div className="flex flex-wrap items-end gap-x-10 border-b">
        <h1 className="py-2 text-24">{t('title')}</h1>
        <SophieTabs panelId={PANEL_ID} />
        {tab === 'chat' && (
          <div className="md:ml-auto">
            <DataAccessLine />
          </div>
        )}
      </div>
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={`${PANEL_ID}-${tab}`}
        className="flex flex-1 flex-col"
      >
        {tab === 'chat' ? (
          <SophiePanel />
        ) : (
          <QuizPanel onCleared={() => document.getElementById(`${PANEL_ID}-chat`)?.focus()} />
        )}
      </div>
    </div>
  );
}
