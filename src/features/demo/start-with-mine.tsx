import { useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

/** The way from the sample to one's own: the flow, with the sample's answers or without; a student's own place. */
export function StartWithMine() {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [StartDialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // A double click is one question.
  const loading = useRef(false);

  async function begin() {
    if (loading.current) return;
    loading.current = true;
    try {
      const part = await import('./start-dialog');
      setDialog(() => part.StartDialog);
    } catch {
      // Without the question there is still the flow, with what was answered before.
      await navigate(pathTo(locale, 'home'));
    } finally {
      loading.current = false;
    }
  }

  if (signedIn) {
    return (
      <LocalLink to="home" className={buttonClass()}>
        {t('bar.start')}
      </LocalLink>
    );
  }
  return (
    <>
      <Button onClick={() => void begin()}>{t('bar.start')}</Button>
      {StartDialog && <StartDialog onClose={() => setDialog(null)} />}
    </>
  );
}
