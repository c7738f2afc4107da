import { PROFILE_ITEMS } from '@/app/frame/nav-items';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink, useOpenRoute } from '@/routing/local-link';
import { scrollStripTo } from '@/ui/data/scroll-strip';

/** Scrolls the open page's link into view on a narrow screen. */
function scrollIntoView(link: HTMLLIElement | null): void {
  const strip = link?.closest('nav');
  if (link && strip) scrollStripTo(strip, link);
}

export function ProfileLinks() {
  const { t } = useTranslation();
  const open = useOpenRoute();
  return (
    <nav
      aria-label={t('nav.profile')}
      className="strip relative border-b border-line max-lg:-mx-(--gutter)"
    >
      <ul className="flex w-max gap-6 max-lg:px-(--gutter)">
        {PROFILE_ITEMS.map(({ to, label }) => (
          <li key={to} ref={open === to ? scrollIntoView : undefined} className="flex-none">
            <LocalLink
              to={to}
              aria-current={open === to ? 'page' : undefined}
              className="inline-flex min-h-12 items-center font-500 text-muted no-underline hover:text-ink aria-[current]:font-600 aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-brand)]"
            >
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
