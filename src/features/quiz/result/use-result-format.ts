import type { QuizResult } from '@/api/discovery/contract';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

const SIGNED = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const;

export function useResultFormat() {
  const { t } = useTranslation('discovery');
  const locale = useLocale();
  return {
    heading: ({ heading }: QuizResult): string => heading?.trim() || t('result.none'),
    /** Joined by semicolons: a title may contain commas. */
    closest: ({ majors }: QuizResult): string =>
      (majors ?? [])
        .filter(({ closeness }) => closeness === 'equal')
        .map(({ title }) => title)
        .join('; ') || t('whatIf.noGroup'),
    /** A part from -1 to 1: `+0.18`. The minus sign is as wide as the plus sign. */
    part: (value: number) => formatNumber(locale, value, SIGNED).replace('-', '−'),
    share: (value: number) => formatNumber(locale, value, { style: 'percent' }),
  };
}
