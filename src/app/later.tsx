import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { openPanel, usePanel } from '@/features/panel/panel-store';
import { loadMessages } from '@/i18n/messages';
import { useLocale } from '@/i18n/use-locale';
import { toast } from '@/ui/toaster';

/** Runs once the browser has nothing better to do; gives back what takes it back. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/**
 * What goes with every page and no first paint waits for (R38): its code comes when the page is at rest, or at
 * once where a panel is asked for. A page does not break because it could not be had.
 */
export function Later() {
  const { t } = useTranslation();
  const locale = useLocale();
  const wanted = usePanel(({ panel }) => panel !== null);
  const [idle, setIdle] = useState(false);
  const [Companions, setCompanions] = useState<ComponentType | null>(null);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    if (Companions || !(idle || wanted)) return;
    Promise.all([import('./companions/companions'), loadMessages(locale, ['companions'])]).then(
      ([module]) => setCompanions(() => module.Companions),
      () => {
        if (!wanted) return;
        openPanel(null);
        toast('error', t('failure.network'));
      },
    );
  }, [Companions, idle, wanted, locale, t]);
  return Companions && <Companions />;
}
