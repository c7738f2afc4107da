import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

/** Leads a visitor to the questions, with or without the sample's answers, and a student home. */
export function StartWithMine() {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [StartDialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [, run] = useSingleRun();

  async function start() {
    try {
      const part = await import('./start-dialog');
      setDialog(() => part.StartDialog);
    } catch {
      // Starts with the visitor's own answers then.
      await navigate(pathTo(locale, 'home'));
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
      <Button onClick={() => void run(start)}>{t('bar.start')}</Button>
      {StartDialog && <StartDialog onClose={() => setDialog(null)} />}
    </>
  );
}
