import { Suspense, useEffect } from 'react';
import { NetworkLine } from '@/app/overlays/network/network-line';
import { useOpenPanel } from '@/shared/panel/panel-store';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { prepareToasts } from '@/ui/overlays/toaster';
import { Moments } from '@/app/overlays/moments/moments';
import { GlobalPrompts } from './global-prompts';
import { PanelBoundary, PanelMissing } from './panel-boundary';
import { useSearchKey } from './search-key';

const SearchPanel = lazyPart(
  async () => (await import('./search-panel')).SearchPanel,
  PanelMissing,
);
const ChatPanel = lazyPart(async () => (await import('./chat-panel')).ChatPanel, PanelMissing);

/** The overlays of every page: search, chat, network state, prompts and moments. */
export function Overlays() {
  const { t } = useTranslation();
  const panel = useOpenPanel((state) => state.panel);
  useSearchKey();
  useEffect(prepareToasts, []);
  return (
    <>
      <PanelBoundary key={panel} message={t('failure.other')}>
        <Suspense>
          {panel === 'search' && <SearchPanel />}
          {panel === 'chat' && <ChatPanel />}
        </Suspense>
      </PanelBoundary>
      <Suspense>
        <NetworkLine />
      </Suspense>
      {/* A separate boundary, so that a panel that is loading does not hide the prompts. */}
      <Suspense>
        <GlobalPrompts />
      </Suspense>
      <Moments />
    </>
  );
}
