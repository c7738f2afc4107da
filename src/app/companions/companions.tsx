import { lazy, Suspense } from 'react';
import { usePanel } from '@/features/panel/panel-store';
import { Around } from './around';
import { useSearchKey } from './search-key';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel')).SearchPanel }));
const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel')).ChatPanel }));

/** What goes with every page: the search and the talk that open over it, and what speaks up by itself. */
export function Companions() {
  const panel = usePanel((state) => state.panel);
  useSearchKey();
  return (
    <Suspense>
      {panel === 'search' && <SearchPanel />}
      {panel === 'chat' && <ChatPanel />}
      <Around />
    </Suspense>
  );
}
