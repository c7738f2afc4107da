import { useTranslation } from '@/i18n/use-translation';
import { LocalLink, useCurrentRoute } from '@/routing/local-link';
import { isRouteAvailable } from '@/routing/available-routes';
import { cx } from '@/ui/cx';
import { scrollStripTo } from '@/ui/data/scroll-strip';

const PAGES = (
  [
    { to: 'profile', label: 'nav.overview' },
    { to: 'checklist', label: 'nav.plan' },
    { to: 'essays', label: 'nav.essays' },
    { to: 'achievements', label: 'nav.achievements' },
    { to: 'profile-edit', label: 'nav.edit' },
  ] as const
).filter(({ to }) => isRouteAvailable(to));

/** Scrolls the open page's link into view on a narrow screen. */
function scrollIntoView(link: HTMLLIElement | null): void {
  const strip = link?.closest('nav');
  if (link && strip) scrollStripTo(strip, link);
}

/** Links between the student's pages, below the title of each. */
export function ProfileTabs({ className }: { className?: string }) {
  const { t } = useTranslation();
  const open = useCurrentRoute();
  return (
    <nav
      aria-label={t('nav.profile')}
      className={cx('strip relative border-b border-line max-lg:-mx-(--gutter)', className)}
    >
      <ul className="flex w-max gap-4 md:gap-6 max-lg:px-(--gutter)">
        {PAGES.map(({ to, label }) => (
          <li key={to} ref={open === to ? scrollIntoView : undefined} className="flex-none">
            <LocalLink
              to={to}
              aria-current={open === to ? 'page' : undefined}
              className="inline-flex min-h-12 items-center font-500 text-muted no-underline -outline-offset-2 hover:text-ink aria-[current]:font-600 aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-brand)]"
            >
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
