import { Autocomplete } from '@base-ui/react/autocomplete';
import Search from 'lucide-react/icons/search';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { cx } from '@/ui/cx';
import { fieldBoxClass } from '@/ui/forms/field';
import { Icon } from '@/ui/icon';

/** One group of results with its heading. */
export type SearchGroup<T> = { label: string; items: readonly T[] };

type RootProps<T> = {
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly SearchGroup<T>[];
  children: ReactNode;
};

/**
 * A search field with results below it (combobox): arrow keys move through the results while the focus stays in the
 * field, Enter opens the highlighted one. Contains a `SearchListField` and a `SearchListResults`.
 */
export function SearchList<T>({ query, onQueryChange, groups, children }: RootProps<T>) {
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight={query.trim() === '' ? false : 'always'}
      keepHighlight
      items={groups}
      value={query}
      onValueChange={(next, { reason }) => {
        // Opening a result keeps the query.
        if (reason !== 'item-press') onQueryChange(next);
      }}
    >
      {children}
    </Autocomplete.Root>
  );
}

type FieldProps = {
  /** Accessible name, also the placeholder. */
  label: string;
  maxLength: number;
  ref?: RefObject<HTMLInputElement | null>;
  className?: string;
};

/** The field of a `SearchList`. */
export function SearchListField({ label, maxLength, ref, className }: FieldProps) {
  return (
    <div className={cx(fieldBoxClass(false), className)}>
      <Icon of={Search} className="text-muted" />
      <Autocomplete.Input
        ref={ref}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="go"
        className="w-full flex-1 bg-transparent py-[11px] text-15 outline-none"
      />
    </div>
  );
}

type ResultsProps<T> = {
  /** Accessible name of the list. */
  label: string;
  /** The link of one item; it becomes an option of the list. */
  renderLink: (item: T) => ReactElement;
  idOf: (item: T) => string;
  className: string;
  groupClassName: string | undefined;
};

/** The grouped results. Each is both a link and an option of the listbox. */
export function SearchListResults<T>({
  label,
  renderLink,
  idOf,
  className,
  groupClassName,
}: ResultsProps<T>) {
  return (
    <Autocomplete.List aria-label={label} className={className}>
      {(group: SearchGroup<T>) => (
        <Autocomplete.Group
          key={group.label}
          items={group.items}
          className={cx('py-2', groupClassName)}
        >
          <Autocomplete.GroupLabel className="[column-span:all] px-3 py-1 text-13 text-muted">
            {group.label}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: T) => (
              <Autocomplete.Item
                key={idOf(item)}
                value={item}
                render={renderLink(item)}
                className="moves flex min-h-11 break-inside-avoid cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-item px-3 py-2 wrap-anywhere no-underline outline-none select-none data-highlighted:bg-brand-soft data-highlighted:forced-colors:outline-2"
              />
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}
