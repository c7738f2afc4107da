import { Link } from 'react-router';
import type { Pagination } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';

/** State of a link to another page: the list then takes the focus (R11). */
const TURNED_STATE = { turned: true };

/** First and last program of a page, counted from 1. */
export function pageRange({ current_page: page, per_page: size, total }: Pagination) {
  return { from: Math.min((page - 1) * size + 1, total), to: Math.min(page * size, total) };
}

type Props = { pagination: Pagination; searchWith: (changes: { page: number }) => string };

export function Pager({ pagination, searchWith }: Props) {
  const { t } = useTranslation('results');
  const { current_page: page, last_page: last, per_page: size, total } = pagination;
  const { from, to } = pageRange(pagination);
  const pageLink = (label: string, target: number) => {
    const className = buttonClass({ variant: 'second', className: 'scroll-mb-40' });
    if (target < 1 || target > last) {
      return (
        <span
          className={cx(className, 'border-line! text-muted! enabled-hover:bg-transparent!')}
          aria-hidden
        >
          {label}
        </span>
      );
    }
    return (
      <Link
        to={{ search: searchWith({ page: target }) }}
        state={TURNED_STATE}
        preventScrollReset
        rel={target < page ? 'prev' : 'next'}
        className={className}
      >
        {label}
      </Link>
    );
  };
  const nextCount = Math.min(size, Math.max(0, total - to)) || size;
  return (
    <nav
      aria-label={t('pager.label')}
      className="flex flex-wrap items-center justify-between gap-3 border-t pt-4"
    >
      <p className="num text-muted">
        {from === to ? t('pager.one', { to, total }) : t('pager.range', { from, to, total })}
      </p>
      <div className="flex gap-2 print:hidden">
        {pageLink(t('pager.previous'), page - 1)}
        {pageLink(t('pager.next', { count: nextCount }), page + 1)}
      </div>
    </nav>
  );
}
