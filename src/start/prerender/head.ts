import { env } from '@/env';
import { LOCALE_CODES, LOCALES, type Locale } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { pathTo } from '@/routing/paths';
import type { PublicPage } from './pages';
import { structuredData } from './structured-data';

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function tag(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${list.join('')}>`;
}

/**
 * The head of a prerendered page: title, description, robots, canonical, `hreflang`, Open Graph and structured data
 * (R4, R38). URLs begin with `VITE_SITE_URL`; without it they are paths. The app updates these elements
 * (src/app/head.ts) instead of adding its own.
 */
export function headOf(id: PublicPage, locale: Locale): string {
  const { t } = messagesOf(locale);
  const address = (of: Locale) => env.siteUrl + pathTo(of, id);
  const title = t('head.title', { title: t(`routes.${id}.title`) });
  const description = t(`routes.${id}.about`);
  const meta = (name: string, content: string) => tag('meta', { name, content });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const alternate = (hreflang: string, of: Locale) =>
    tag('link', { rel: 'alternate', hreflang, href: address(of) });
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    meta('robots', 'index,follow'),
    tag('link', { rel: 'canonical', href: address(locale) }),
    ...LOCALE_CODES.map((of) => alternate(of, of)),
    alternate('x-default', 'en'),
    property('og:type', 'website'),
    property('og:site_name', t('brand')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address(locale)),
    property('og:locale', LOCALES[locale].tag.replace('-', '_')),
    // Only `<` could end a script element.
    ...structuredData(id, locale).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}
