import Eye from 'lucide-react/icons/eye';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useAnchoredPanel } from '@/ui/overlays/use-anchored-panel';

const DataAccessPanel = lazyPart(async () => (await import('./data-access-panel')).DataAccessPanel);

/** Opens what Sophie may read about this student or visitor. */
export function DataAccessButton() {
  const { t } = useTranslation('sophie');
  const { button, loaded, open, setOpen } = useAnchoredPanel();
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2.5"
        onClick={() => setOpen(!open)}
      >
        <Icon of={Eye} size={18} />
        {t('sees.title')}
      </Button>
      {loaded && (
        <Suspense>
          <DataAccessPanel anchor={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
