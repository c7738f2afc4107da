import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { PageHeader } from '@/ui/page-header';
import { BackAbove } from './back-to-list';
import { useViewTitle } from '@/shared/hooks/use-view-title';
import { GuideText } from './guide-text';

const LEGAL_PAGES = ['privacy', 'terms'] as const;
type LegalPageId = (typeof LEGAL_PAGES)[number];

/** Address that people can write to about their data. */
const CONTACT = import.meta.env.VITE_CONTACT_EMAIL;

/** Day of the last change of the texts. */
const UPDATED = '2026-11-25';

export function isLegalPage(id: string): id is LegalPageId {
  return LEGAL_PAGES.some((page) => page === id);
}

/** Privacy or terms. They are messages, not guides of the API: they are readable with any backend, or none. */
export function LegalPage({ id }: { id: LegalPageId }) {
  const { t } = useTranslation('resources');
  const locale = useLocale();
  const contact = CONTACT ? t('legal.contact', { email: CONTACT }) : t('legal.noContact');
  const sections = t(`legal.${id}.sections`, { returnObjects: true, contact });
  const text = Object.values(sections)
    .map((section) => `## ${section.title}\n\n${section.text}`)
    .join('\n\n');
  useViewTitle(t(`legal.${id}.title`));
  return (
    <article className="pb-8">
      <PageHeader title={t(`legal.${id}.title`)} lead={t(`legal.${id}.summary`)} />
      <div className="grid gap-x-[72px] gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <BackAbove />
          <p className="text-muted">{t('legal.updated', { day: formatDay(locale, UPDATED) })}</p>
        </div>
        <div>
          <GuideText text={text} />
        </div>
      </div>
    </article>
  );
}
