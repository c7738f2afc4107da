import { useEffect, useState, type ComponentType } from 'react';
import { openPanel, useOpenPanel } from '@/shared/panel/panel-store';
import { loadMessages } from '@/i18n/messages';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';

/** The time that a page gets for its first data, before the code of the overlays loads. */
const PAUSE_MS = 2000;

/** Calls `run` once when the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  let handle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) handle = requestIdleCallback(run, { timeout: 1000 });
    else run();
  }, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
}

/**
 * The overlays, loaded when the page is idle or at once if a panel opens (R38). A failed load does not break the page.
 *
 * Split by bundle: this part is in the entry, `overlays/` is not.
 */
export function DeferredUi() {
  const { t } = useTranslation();
  const locale = useLocale();
  const wanted = useOpenPanel(({ panel }) => panel !== null);
  const [isIdle, setIdle] = useState(false);
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    if (Overlays || !(isIdle || wanted)) return;
    Promise.all([import('@/app/overlays/overlays'), loadMessages(locale, ['overlays'])]).then(
      ([module]) => setOverlays(() => module.Overlays),
      () => {
        if (!wanted) return;
        openPanel(null);
        toast('error', t('failure.network'));
      },
    );
  }, [Overlays, isIdle, wanted, locale, t]);
  return Overlays && <Overlays />;
}
