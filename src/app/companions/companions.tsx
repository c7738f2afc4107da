import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel } from '@/features/panel/panel-store';
import { Around } from './around';
import { PanelBoundary } from './panel-boundary';
import { useSearchKey } from './search-key';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel')).SearchPanel }));
const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel')).ChatPanel }));

/** What goes with every page: the search and the talk that open over it, and what speaks up by itself. */
export function Companions() {
  const { t } = useTranslation();
  const panel = usePanel((state) => state.panel);
  useSearchKey();
  return (
    <>
      <PanelBoundary key={panel} message={t('failure.other')}>
        <Suspense>
          {panel === 'search' && <SearchPanel />}
          {panel === 'chat' && <ChatPanel />}
        </Suspense>
      </PanelBoundary>
      {/* Of its own: a panel that is still to come hides nothing of it. */}
      <Suspense>
        <Around />
      </Suspense>
    </>
  );
}
