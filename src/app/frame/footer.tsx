import { ConsentSettings } from '@/app/overlays/analytics/analytics';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { availableItems, HEADER_ITEMS, type NavItem } from './nav-items';

const ITEMS = availableItems<NavItem>([
  ...HEADER_ITEMS,
  { to: 'pricing', label: 'nav.pricing' },
  { to: 'demo', label: 'nav.demo' },
  { to: 'resources', label: 'nav.privacy', search: { read: 'privacy' } },
  { to: 'resources', label: 'nav.terms', search: { read: 'terms' } },
]);

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-16 border-t border-line pt-8 pb-12 text-13 md:mt-24">
      <div className="page flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <p>{t('footer.illustrative')}</p>
        <nav aria-label={t('nav.footer')}>
          <ul className="text-balance">
            {ITEMS.map(({ label, ...link }) => (
              <li key={label} className="mr-6 inline-block">
                <LocalLink
                  {...link}
                  className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
                >
                  {t(label)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <ConsentSettings className="min-h-11 hover:text-ink" />
      </div>
    </footer>
  );
}
