import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { documentLoad } from '@/browser/document-load';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { useErrorHead } from '@/app/head';
import { LazyNotFound, NotFoundError } from './lazy-not-found';
import { useHeadingFocus } from '@/app/page-entry';

const reload = () => documentLoad.reload();

function GenericError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  useErrorHead(t('error.title'));
  useHeadingFocus();
  // Reloads when the connection returns.
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div className="pb-8">
      <h1 className="my-1.5 text-32 md:my-0.5">{t('error.title')}</h1>
      <p className="mb-5 md:text-17">{t('error.lead')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={reload}>
          <Icon of={RotateCw} />
          {t('action.tryAgain')}
        </Button>
        <LocalLink to="home" className={buttonClass({ variant: 'quiet' })}>
          {t('action.home')}
        </LocalLink>
      </div>
      {import.meta.env.DEV && (
        <details className="mt-6 w-full">
          <summary className="tap text-muted">{t('error.details')}</summary>
          <pre className="overflow-x-auto text-13">
            {error instanceof Error ? (error.stack ?? error.message) : String(error)}
          </pre>
        </details>
      )}
    </div>
  );
}

/** The error boundary of every route: the 404 page or the generic error page (R10). */
export function RouteError() {
  const error = useRouteError();
  return error instanceof NotFoundError ? <LazyNotFound /> : <GenericError error={error} />;
}
