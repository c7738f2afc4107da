import { useEffect, useState, type ComponentType } from 'react';
import { openPanel, usePanel } from '@/shared/panel/panel-store';
import { loadMessages } from '@/i18n/messages';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';

/** How long after the first paint of a page its first data may take, in milliseconds: that comes before. */
const PAUSE_MS = 2000;

/** Runs when the page has had time for itself and the browser is at rest; gives back what takes it back. */
function whenAtRest(run: () => void): () => void {
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
 * What goes with every page and no first paint waits for (R38): its code comes when the page is at rest, or at
 * once where a panel is asked for. A page does not break because it could not be had.
 */
export function Later() {
  const { t } = useTranslation();
  const locale = useLocale();
  const wanted = usePanel(({ panel }) => panel !== null);
  const [atRest, setAtRest] = useState(false);
  const [Companions, setCompanions] = useState<ComponentType | null>(null);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  useEffect(() => {
    if (Companions || !(atRest || wanted)) return;
    Promise.all([import('@/app/overlays/overlays'), loadMessages(locale, ['companions'])]).then(
      ([module]) => setCompanions(() => module.Companions),
      () => {
        if (!wanted) return;
        openPanel(null);
        toast('error', t('failure.network'));
      },
    );
  }, [Companions, atRest, wanted, locale, t]);
  return Companions && <Companions />;
}
