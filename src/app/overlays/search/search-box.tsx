import MessageSquareText from 'lucide-react/icons/message-square-text';
import { createContext, use, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '@/api/http/errors';
import { hasFeature } from '@/browser/features';
import { failureCause } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { useFocusOnUnmount } from '@/shared/hooks/use-focus-on-unmount';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { SearchList, SearchListField, SearchListResults } from '@/ui/data/search-list';
import type { SearchEntry } from './entries';
import { MAX_QUERY_LENGTH, useSearch, type Search } from './use-search';

const SearchContext = createContext<Search | null>(null);

function useSearchContext(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error('SearchBox is missing');
  return search;
}

/** Provides the state to `SearchBoxField` and `SearchBoxResults`. Needs the `overlays` messages. */
export function SearchBox({ children }: { children: ReactNode }) {
  const search = useSearch();
  return (
    <SearchContext value={search}>
      <SearchList query={search.query} onQueryChange={search.setQuery} groups={search.groups}>
        {children}
      </SearchList>
    </SearchContext>
  );
}

type FieldProps = { ref?: RefObject<HTMLInputElement | null>; className?: string };

export function SearchBoxField({ ref, className }: FieldProps) {
  const { t } = useTranslation('overlays');
  return (
    <SearchListField
      label={t('search.field')}
      maxLength={MAX_QUERY_LENGTH}
      {...(ref && { ref })}
      {...(className !== undefined && { className })}
    />
  );
}

/** Disappears with the failure message; the focus then moves to the dialog around it or to the heading. */
function RetryLink({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('overlays');
  return (
    <button
      ref={useFocusOnUnmount<HTMLButtonElement>()}
      type="button"
      className="link tap"
      onClick={onClick}
    >
      {t('search.retry')}
    </button>
  );
}

function SearchStatus() {
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  const { query, count, loading, failed, error, retry } = useSearchContext();
  const isFailed = failed && count !== null;
  const text = () => {
    if (count === null) return t('search.hint');
    if (count > 0) return t('search.count', { count });
    if (loading) return t('search.loading');
    return isFailed ? '' : t('search.none', { query: query.trim() });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-13 wrap-anywhere">
      <p role="status" className="min-h-6 py-2 text-muted">
        {text()}{' '}
        {isFailed && `${t('search.failed')} ${failureCause(tCommon, describeFailure(error))}`}
      </p>
      {isFailed && <RetryLink onClick={retry} />}
    </div>
  );
}

type ResultsProps = {
  onOpen?: () => void;
  onAsk: (question: string) => void;
  /** As wide as a page: recent and suggested items are in columns. */
  wide?: boolean;
};

export function SearchBoxResults({ onOpen, onAsk, wide = false }: ResultsProps) {
  const { t } = useTranslation('overlays');
  const { query, count } = useSearchContext();
  const question = query.trim();
  return (
    <>
      <SearchStatus />
      <SearchListResults<SearchEntry>
        label={t('search.results')}
        idOf={({ id }) => id}
        renderLink={({ title, hint, path }) => (
          <Link to={path} tabIndex={-1} onClick={onOpen}>
            <span className="font-600">{title}</span>{' '}
            {hint && <span className="text-13 text-muted">{hint}</span>}
          </Link>
        )}
        className={cx('-mx-3', wide && count !== null && 'max-w-[46rem]')}
        groupClassName={wide && count === null ? 'md:columns-3 md:gap-x-6' : undefined}
      />
      {count !== null && hasFeature('sophie') && (
        <Button variant="second" className="mt-2" onClick={() => onAsk(question)}>
          <Icon of={MessageSquareText} />
          {t('search.ask')}
        </Button>
      )}
    </>
  );
}
