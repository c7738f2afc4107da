import type { GuideSummary } from '@/api/resource/contract';
import { formatNumber } from '@/i18n/format';
import { formatDay } from '@/i18n/format-date';
import { LOCALES } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { GRADES } from './guide-params';

/** Formats the facts of a guide. */
export function useGuideFormat() {
  const { t } = useTranslation('resources');
  const locale = useLocale();

  /** `Grades 10–12`, `From grade 12`, `Any grade`. */
  function grades({ grades: ids }: GuideSummary): string {
    const known = GRADES.filter((grade) => (ids ?? []).some((id) => String(id) === grade));
    const [from, to] = [known[0], known.at(-1)];
    if (!from || !to || known.length === GRADES.length) return t('grades.any');
    if (from === to) return t(`grade.${from}`);
    return to === '13' ? t('grades.from', { from }) : t('grades.range', { from, to });
  }

  return {
    grades,
    minutes: ({ minutes }: GuideSummary) => t('minutes', { count: minutes }),
    updated: ({ updated }: GuideSummary) => formatDay(locale, updated),
    /** Number of the guide with two digits, `05`; empty if unknown. */
    number: ({ order_no }: GuideSummary) =>
      order_no == null ? '' : formatNumber(locale, order_no).padStart(2, '0'),
    /** The `lang` attribute; `undefined` for the language of the page. */
    lang: ({ language }: GuideSummary) =>
      language.split('-')[0] === locale ? undefined : language,
    /** Name of its only language if that is not the requested one; else `null`. */
    onlyIn: ({ language }: GuideSummary, requested: 'en' | 'vi' | null): string | null => {
      const base = language.split('-')[0];
      if (base === (requested ?? locale)) return null;
      return base === 'en' || base === 'vi' ? LOCALES[base].name : language;
    },
  };
}
