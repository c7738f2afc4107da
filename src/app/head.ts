import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { env } from '@/env';
import { inLocale, LOCALES, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { RouteId } from '@/routing/route-table';

type Head = { title: string; description: string; indexed: boolean };

function element(selector: string, create: () => HTMLElement): HTMLElement {
  const existing = document.head.querySelector<HTMLElement>(selector);
  if (existing) return existing;
  const created = create();
  document.head.append(created);
  return created;
}

function setMeta(name: string, content: string): void {
  element(`meta[name="${name}"]`, () => {
    const meta = document.createElement('meta');
    meta.setAttribute('name', name);
    return meta;
  }).setAttribute('content', content);
}

function setLink(rel: string, hreflang: string | null, href: string): void {
  const selector = hreflang ? `link[hreflang="${hreflang}"]` : `link[rel="${rel}"]`;
  const link = element(selector, () => {
    const created = document.createElement('link');
    created.setAttribute('rel', rel);
    if (hreflang) created.setAttribute('hreflang', hreflang);
    return created;
  });
  link.setAttribute('href', href);
}

/** Title, description, canonical and `hreflang` of the open page (R4, R11). */
function useHead({ title, description, indexed }: Head): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const fullTitle = t('head.title', { title });
  useEffect(() => {
    const origin = env.siteUrl || window.location.origin;
    document.title = fullTitle;
    setMeta('description', description);
    setMeta('robots', indexed ? 'index,follow' : 'noindex');
    setLink('canonical', null, origin + pathname);
    for (const locale of Object.keys(LOCALES) as Locale[]) {
      // keys of a constant object
      setLink('alternate', locale, origin + inLocale(pathname, locale));
    }
    setLink('alternate', 'x-default', origin + inLocale(pathname, 'en'));
  }, [fullTitle, description, indexed, pathname]);
}

/** The head of a route; `null` while a 404 renders. */
export function useRouteHead(id: RouteId | null): void {
  const { t } = useTranslation();
  const route = id ?? 'home';
  useHead({
    title: t(`routes.${route}.title`),
    description: t(`routes.${route}.about`),
    indexed: true,
  });
}

/** The head of a 404 or an error page: never indexed. */
export function useErrorHead(title: string): void {
  useHead({ title, description: title, indexed: false });
}

/** Keeps `<html lang>` at the page's language: `en-US` or `vi-VN` (R4). */
export function useDocumentLanguage(): void {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = LOCALES[locale].tag;
  }, [locale]);
}
