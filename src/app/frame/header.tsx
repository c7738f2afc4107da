import Menu from 'lucide-react/icons/menu';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import { Suspense, useRef, useState } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { hasFeature } from '@/browser/features';
import { openPanel } from '@/shared/panel/panel-store';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink, useCurrentRoute } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { HEADER_ITEMS, STUDENT_ITEMS } from './nav-items';
import { ThemeSwitch } from './theme-switch';

const UserMenu = lazyPart(async () => (await import('./user-menu')).UserMenu);
const SiteMenu = lazyPart(async () => (await import('./site-menu')).SiteMenu);

function Links({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const open = useCurrentRoute();
  return (
    <nav aria-label={t('nav.label')} className="ml-3 hidden gap-1 lg:flex">
      {(signedIn ? STUDENT_ITEMS : HEADER_ITEMS).map(({ to, label }) => (
        <LocalLink
          key={to}
          to={to}
          aria-current={open === to ? 'page' : undefined}
          className="flex h-16 items-center px-2 font-500 whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:font-600 aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-brand)] xl:px-[11px]"
        >
          {t(label)}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Opens the sections on a page without tabs. */
function MenuButton() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('nav.menu')}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={Menu}
        onClick={() => setOpen(!open)}
        className="lg:hidden"
      />
      {open && (
        <Suspense>
          <SiteMenu anchor={button} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

type Props = {
  links: boolean;
  /** A question has the rest of the screen. */
  question: boolean;
};

export function Header({ links, question }: Props) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  return (
    <header
      className={cx(
        // On a phone the bar of an essay has the way back.
        'border-b bg-ground max-md:[:root:has([data-own-bar])_&]:hidden',
        !links && 'border-transparent',
        question && 'border-transparent min-[900px]:border-line',
      )}
    >
      <div className="page flex h-14 items-center gap-4 md:h-16 xl:gap-7">
        <Logo />
        {links && <Links signedIn={signedIn} />}
        {/* Aligns the last icon, not its larger touch target, with the edge of the page. */}
        <div
          className={cx(
            'ml-auto flex items-center',
            signedIn ? '-mr-1' : links ? 'max-md:-mr-3' : '-mr-3',
          )}
        >
          {links && (
            <>
              <IconButton
                aria-label={t('nav.search')}
                icon={Search}
                onClick={() => openPanel('search')}
                className={question ? 'max-lg:hidden' : undefined}
              />
              {hasFeature('sophie') && (
                <IconButton
                  aria-label={t('nav.ask')}
                  icon={MessageSquareText}
                  onClick={() => openPanel('chat')}
                  className="max-lg:hidden"
                />
              )}
            </>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
          {links && question && <MenuButton />}
          {signedIn && (
            <Suspense fallback={<span className="size-11" />}>
              <UserMenu />
            </Suspense>
          )}
          {links && !signedIn && (
            <LocalLink
              to="login"
              className={buttonClass({ variant: 'second', className: 'ml-2 max-md:hidden' })}
            >
              {t('user.login')}
            </LocalLink>
          )}
        </div>
      </div>
    </header>
  );
}
