import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { openPanel, useOpenPanel } from '@/shared/panel/panel-store';
import { hasMessages, loadMessages } from '@/i18n/messages';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';

/** Leaves the network to the page's first data. */
const DELAY_MS = 2000;

/** Calls `run` once when the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  let handle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) handle = requestIdleCallback(run, { timeout: 1000 });
    else run();
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
}

/**
 * The overlays, in a bundle of their own: loaded when the page is idle, or at once if a panel opens (R38). A failed
 * load does not break the page; it is tried again with the next one.
 */
export function LazyOverlays() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { key } = useLocation();
  const wanted = useOpenPanel(({ panel }) => panel !== null);
  const [isIdle, setIdle] = useState(false);
  /** The history entry at which a load failed. */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isDue = wanted || (isIdle && failedAt !== key);
  useEffect(() => {
    if (Overlays || !isDue) return;
    let ended = false;
    Promise.all([import('@/app/overlays/overlays'), loadMessages(locale, ['overlays'])])
      .then(([module]) => {
        if (ended) return;
        if (!hasMessages(locale, 'overlays')) throw new Error('No overlay messages');
        setOverlays(() => module.Overlays);
      })
      .catch(() => {
        if (ended) return;
        setFailedAt(key);
        // A panel may have been opened or closed since the load began.
        if (useOpenPanel.getState().panel === null) return;
        openPanel(null);
        toast('error', t('failure.network'));
      });
    return () => {
      ended = true;
    };
  }, [Overlays, isDue, locale, t, key]);
  return Overlays && <Overlays />;
}
