import * as v from 'valibot';
import { env } from '@/env';
import { LOCALES, type Locale } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { pathTo } from '@/routing/paths';
import type { PublicPage } from './pages';

type Thing = { '@type': string; [key: string]: unknown };

const questionSchema = v.object({ q: v.string(), a: v.string() });

function pricingQuestions(locale: Locale): Thing[] {
  const bundle: unknown = messagesOf(locale).getResource(locale, 'pricing', 'questions');
  return Object.values(bundle ?? {}).flatMap((entry) => {
    const { success, output } = v.safeParse(questionSchema, entry);
    if (!success) return [];
    const { q, a } = output;
    return [{ '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: a } }];
  });
}

/** Structured data (schema.org); only content of the page itself (R38). */
export function structuredData(id: PublicPage, locale: Locale): object[] {
  const { t } = messagesOf(locale);
  const site = `${env.siteUrl}/`;
  const root = env.siteUrl + pathTo(locale, 'home');
  const url = env.siteUrl + pathTo(locale, id);
  const name = t(`routes.${id}.title`);
  const organization = { '@type': 'Organization', '@id': `${site}#organization`, name: t('brand') };
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${site}#website`,
    name: t('brand'),
    url: root,
  };
  const page: Thing = {
    '@type': id === 'pricing' ? 'FAQPage' : 'WebPage',
    name,
    description: t(`routes.${id}.about`),
    url,
    inLanguage: LOCALES[locale].tag,
    isPartOf: { '@id': website['@id'] },
    ...(id === 'pricing' && { mainEntity: pricingQuestions(locale) }),
  };
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: t('nav.home'), item: root },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
  const things: Thing[] =
    id === 'home'
      ? [
          { ...organization, url: site },
          { ...website, publisher: { '@id': organization['@id'] } },
          page,
        ]
      : [website, page, trail];
  return [{ '@context': 'https://schema.org', '@graph': things }];
}
