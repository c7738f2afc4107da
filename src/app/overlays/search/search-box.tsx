import { MessageSquareText } from 'lucide-react';
import { createContext, use, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SearchList, SearchListField, SearchListResults } from '@/ui/data/search-list';
import type { Entry } from './entries';
import { MOST_CHARACTERS, useSearch, type Search } from './use-search';

const SearchContext = createContext<Search | null>(null);

function useTheSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error('Outside of a SearchBox');
  return search;
}

/** A search of everything; holds its field and its results, wherever they stand. Needs the `overlays` messages. */
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

/** The field of a `SearchBox`. */
export function SearchBoxField({ ref, className }: FieldProps) {
  const { t } = useTranslation('overlays');
  return (
    <SearchListField
      label={t('search.field')}
      maxLength={MOST_CHARACTERS}
      {...(ref && { ref })}
      {...(className !== undefined && { className })}
    />
  );
}

function Status() {
  const { t } = useTranslation('overlays');
  const { query, count, loading, failed, retry } = useTheSearch();
  const text =
    count === null
      ? t('search.hint')
      : count > 0
        ? t('search.count', { count })
        : loading
          ? t('search.loading')
          : t('search.none', { query: query.trim() });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="min-h-6 py-2 text-13 wrap-anywhere text-muted">
        {text}
      </p>
      {failed && count !== null && (
        <p className="flex flex-wrap items-center gap-x-4 text-13">
          {t('search.failed')}
          <button type="button" className="link tap" onClick={retry}>
            {t('search.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

type ResultsProps = {
  /** Told when one of them is opened. */
  onOpen?: () => void;
  /** Asks Sophie what was searched for. */
  onAsk: (question: string) => void;
};

/** What a `SearchBox` found, how much that is, and the way to somebody who can be asked. */
export function SearchBoxResults({ onOpen, onAsk }: ResultsProps) {
  const { t } = useTranslation('overlays');
  const { query, count } = useTheSearch();
  const question = query.trim();
  return (
    <>
      <Status />
      <SearchListResults<Entry>
        label={t('search.results')}
        idOf={({ id }) => id}
        renderLink={({ title, hint, path }) => (
          <Link to={path} tabIndex={-1} onClick={onOpen}>
            <span className="font-600">{title}</span>{' '}
            {hint !== undefined && <span className="text-13 text-muted">{hint}</span>}
          </Link>
        )}
        className="-mx-3"
      />
      {count !== null && (
        <Button variant="second" className="mt-2" onClick={() => onAsk(question)}>
          <Icon of={MessageSquareText} />
          {t('search.ask')}
        </Button>
      )}
    </>
  );
}
