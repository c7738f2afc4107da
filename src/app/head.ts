import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { env } from '@/env';
import { inLocale, LOCALE_CODES, LOCALES, localeOfPath } from '@/i18n/locales';
import { useTranslation } from '@/i18n/use-translation';
import type { RouteId } from '@/routing/route-table';
import { useOpenView } from '@/shared/hooks/use-view-title';

type Head = { title: string; description: string; indexed: boolean };

/** Sets the attributes of an element of the head, which is created if it is missing. */
function setHeadElement(selector: string, attributes: Record<string, string>): void {
  const [tag = ''] = selector.split('[');
  const element =
    document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function setMeta(name: string, content: string): void {
  setHeadElement(`meta[name="${name}"]`, { name, content });
}

function setAlternate(hreflang: string, href: string): void {
  setHeadElement(`link[hreflang="${hreflang}"]`, { rel: 'alternate', hreflang, href });
}

/** Title, description, canonical, web app manifest and `hreflang` of the open page (R4, R11). */
function useHead({ title, description, indexed }: Head): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const fullTitle = t('head.title', { title });
  useEffect(() => {
    const origin = env.siteUrl || window.location.origin;
    document.title = fullTitle;
    setMeta('description', description);
    setMeta('robots', indexed ? 'index,follow' : 'noindex');
    setHeadElement('link[rel="canonical"]', { rel: 'canonical', href: origin + pathname });
    for (const locale of LOCALE_CODES) setAlternate(locale, origin + inLocale(pathname, locale));
    setAlternate('x-default', origin + inLocale(pathname, 'en'));
    setHeadElement('link[rel="manifest"]', {
      rel: 'manifest',
      href: LOCALES[localeOfPath(pathname)].manifest,
    });
  }, [fullTitle, description, indexed, pathname]);
}

/** The head of a route; `null` while a 404 renders. */
export function useRouteHead(id: RouteId | null): void {
  const { t } = useTranslation();
  const route = id ?? 'home';
  const view = useOpenView(({ title }) => title);
  useHead({
    title: view ?? t(`routes.${route}.title`),
    description: t(`routes.${route}.about`),
    indexed: true,
  });
}

/** The head of a 404 or an error page: never indexed. */
export function useErrorHead(title: string): void {
  useHead({ title, description: title, indexed: false });
}
