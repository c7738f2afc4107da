import { useLocation } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink, useCurrentRoute } from '@/routing/local-link';
import { ROUTES, type RouteId } from '@/routing/route-table';
import { planLink, SAVED_VIEW } from '@/shared/saved/plan-link';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { TAB_ITEMS } from './nav-items';

/** Columns by the number of tabs, not of those rendered so far: while the HTML streams in, each tab is already in its final place. */
const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5'];

/** Navigation at the bottom of phones and small tablets, where the header has no links. */
export function TabBar() {
  const { t } = useTranslation();
  const route = useCurrentRoute();
  const signedIn = useSignedIn();
  const { search } = useLocation();
  // Without an account, the plan is what was saved on this device (R21).
  const open = new URLSearchParams(search).get('view') === SAVED_VIEW ? 'checklist' : route;
  const isTab = TAB_ITEMS.some(({ to }) => to === open);
  // The student's other pages have no tab of their own.
  const section = !isTab && open && ROUTES[open].layout === 'profile' ? 'profile' : null;
  const currentOf = (to: RouteId) => {
    if (to === open) return 'page';
    return to === section ? true : undefined;
  };
  return (
    <nav
      data-tabs
      aria-label={t('nav.tabs')}
      className={cx(
        COLUMNS[TAB_ITEMS.length],
        'fixed inset-x-0 bottom-0 z-10 grid border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden',
      )}
    >
      {TAB_ITEMS.map(({ to, label, icon }) => (
        <LocalLink
          key={to}
          {...(to === 'checklist' ? planLink(signedIn) : { to })}
          aria-current={currentOf(to)}
          className="grid min-h-16 grid-rows-[22px_1rem] content-center justify-items-center gap-1 text-[min(0.8125rem,4vw)] leading-4 font-500 whitespace-nowrap text-muted no-underline -outline-offset-2 aria-[current]:font-600 aria-[current]:text-brand aria-[current]:shadow-[inset_0_2px_0_var(--color-brand)]"
        >
          <Icon of={icon} size={22} />
          {t(label)}
        </LocalLink>
      ))}
    </nav>
  );
}
