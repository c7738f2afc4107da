import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { foldText } from '@/lib/fold-text';
import { LocalLink } from '@/routing/local-link';
import { readable } from '@/routing/paths';
import { ROUTE_IDS, ROUTES } from '@/routing/route-table';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Terrace } from '@/ui/terrace';
import { TextField } from '@/ui/text-field';
import { useErrorHead } from './head';
import { useHeadingFocus } from './page-entry';

/** Pages that can be opened by name: those without a parameter and without a guard. */
const FINDABLE = ROUTE_IDS.filter(
  (id) => !ROUTES[id].path.includes(':') && !ROUTES[id].middleware.length,
);

/** `Page not found: {path}`, with a way back and a search of pages (spec section 8, R10). */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const title = t('notFound.title', { path: readable(pathname) });
  useErrorHead(title);
  useHeadingFocus();
  const wanted = foldText(query);
  const found = FINDABLE.filter((id) =>
    foldText(`${t(`routes.${id}.title`)} ${ROUTES[id].path}`).includes(wanted),
  );
  return (
    <div className="-mb-16 overflow-hidden pt-8 md:-mb-24">
      <div className="max-w-[45rem]">
        <p className="text-13 text-muted">{t('notFound.code')}</p>
        <h1 className="mt-1 mb-2 text-32 wrap-anywhere">{title}</h1>
        <p className="text-17 text-muted">{t('notFound.lead')}</p>
        <form
          role="search"
          className="mt-5 flex flex-wrap gap-2"
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            type="search"
            label={t('notFound.search')}
            labelHidden
            placeholder={t('notFound.search')}
            start={<Icon of={Search} className="text-muted" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="w-full md:w-75"
          />
          <LocalLink to="home" className={buttonClass({ variant: 'second' })}>
            {t('action.home')}
          </LocalLink>
        </form>
        <p role="status" className="mt-3 min-h-6 text-13 text-muted">
          {wanted &&
            (found.length ? t('notFound.results', { count: found.length }) : t('notFound.none'))}
        </p>
        {wanted && found.length > 0 && (
          <ul className="ruled ledger">
            {found.map((id) => (
              <li key={id}>
                <LocalLink to={id} className="tap w-full font-600">
                  {t(`routes.${id}.title`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Terrace className="mt-4 h-32" />
    </div>
  );
}
