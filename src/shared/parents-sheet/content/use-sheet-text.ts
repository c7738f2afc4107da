import { formatMoney, formatNumber } from '@/i18n/format';
import { formatLanguageInLine, formatList } from '@/i18n/format-names';
import { formatYearMonth } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds, unbroken } from '@/lib/line-breaks';
import { externalHref } from '@/routing/external';
import { useDayOrMonthFormat } from '@/shared/hooks/use-day-or-month-format';
import { courseCost, type SheetPart } from './costs';
import type { Sheet } from './sheet';

/** A row with an amount at its end, which may be empty. */
type Row = { text: string; amount: string };

/** The sheet as it is shown, printed and drawn: one source for all three. */
export type SheetText = {
  place: string;
  heading: string;
  school: string;
  facts: string;
  /** `null` if no cost is known. */
  total: { amount: string; notes: string[] } | null;
  /** `share` of the bar; 0 if it is not known. */
  parts: (Row & { part: SheetPart; share: number; known: boolean })[];
  scholarships: Row[];
  dues: (Row & { day: string })[];
  note: string;
  /** The school's page: https only. */
  link: { href: string; text: string } | null;
};

/** Formats dates of a sheet, which may be only a month; a line never ends in one. */
function useDay() {
  const format = useDayOrMonthFormat();
  return (day: string) => unbroken(format(day));
}

/** Formats US dollars in đồng, in words without zeros; in dollars without a rate. */
function useAmounts({ rate }: Sheet) {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const millions = (usd: number) => (usd * (rate?.vnd ?? 0)) / 1_000_000;
  const inMillions = (usd: number) => {
    const maximumFractionDigits = millions(usd) < 10 ? 1 : 0;
    return t('million', { amount: formatNumber(locale, millions(usd), { maximumFractionDigits }) });
  };
  const amount = (usd: number) => (rate ? inMillions(usd) : formatMoney(locale, usd));
  return {
    amount,
    /** The total, which is read first. */
    large: (usd: number) => {
      if (!rate || Math.round(millions(usd)) < 1000) return amount(usd);
      const billions = millions(usd) / 1000;
      const text = formatNumber(locale, billions, { maximumFractionDigits: 2 });
      return t('billion', { amount: text });
    },
    unit: (usd: number) =>
      rate ? t('dongAndDollars', { dollars: formatMoney(locale, usd) }) : t('dollars'),
  };
}

function useTotal(sheet: Sheet): SheetText['total'] {
  const { t } = useTranslation('sheet');
  const { amount, large, unit } = useAmounts(sheet);
  const { total, atLeast } = courseCost(sheet);
  if (total === null) return null;
  const { years } = sheet;
  const span = () => {
    const values = { unit: unit(total) };
    if (years === null) return t(atLeast ? 'oneYearAtLeast' : 'oneYear', values);
    return t(atLeast ? 'courseAtLeast' : 'course', { ...values, count: years });
  };
  const month = t('month', { amount: amount(total / ((years ?? 1) * 12)) });
  return { amount: large(total), notes: [span(), month] };
}

function useFacts({ degree, years, languages, starts, words }: Sheet): string {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const names = languages.map((tag) => formatLanguageInLine(locale, tag));
  const level = degree && t(`degrees.${degree}`);
  const facts = [
    // Most Vietnamese titles begin with the degree, and the heading has the title.
    level && !words[locale].program.startsWith(level) && level,
    years !== null && t('row.years', { count: years }),
    names.length > 0 && t('row.taughtIn', { languages: formatList(locale, names) }),
    starts && t('row.toStart', { month: formatYearMonth(locale, starts) }),
  ];
  return facts
    .flatMap((fact) => fact || [])
    .map(unbroken)
    .join(', ');
}

function useNote({ illustrative, rate }: Sheet): string {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const day = useDay();
  if (!rate) return illustrative ? t('illustrative') : '';
  const dong = formatNumber(locale, rate.vnd);
  const text = rate.readOn ? t('rate', { dong, day: day(rate.readOn) }) : t('rateNoDay', { dong });
  return t(illustrative ? 'illustrativeAt' : 'at', { rate: text });
}

function linkOf(website: string | null): SheetText['link'] {
  const href = externalHref(website, { allow: true });
  if (!href?.startsWith('https://')) return null;
  const { hostname, pathname } = new URL(href);
  const path = pathname.length > 1 && pathname.length < 40 ? pathname.replace(/\/$/, '') : '';
  return { href, text: hostname.replace(/^www\./, '') + path };
}

/** Every text of a sheet, in the language of the page. */
export function useSheetText(sheet: Sheet): SheetText {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const day = useDay();
  const { amount } = useAmounts(sheet);
  const { parts, total } = courseCost(sheet);
  const { name, starts, deadline, tuition } = sheet;
  const { program, school, place, scholarships } = sheet.words[locale];
  const named = { name, program, place };
  const heading = () => {
    if (name) return place ? t('heading', named) : t('headingNoPlace', named);
    return place ? t('headingNoName', named) : t('headingBare', named);
  };
  const arrival = [sheet.visa, sheet.insurance, sheet.travel].filter((usd) => usd !== null);
  const arrivalUsd = arrival.reduce((sum, usd) => sum + usd, 0);
  const dues: (SheetText['dues'][number] | false)[] = [
    deadline !== null && { day: day(deadline), text: t('apply'), amount: '' },
    starts !== null &&
      tuition !== null && { day: day(starts), text: t('tuition'), amount: amount(tuition) },
    starts !== null &&
      arrivalUsd > 0 && { day: day(starts), text: t('arrival'), amount: amount(arrivalUsd) },
  ];
  return {
    place,
    heading: keepCompounds(heading()),
    school,
    facts: useFacts(sheet),
    total: useTotal(sheet),
    parts: parts.map(({ part, usd }) => ({
      part,
      text: t(`parts.${part}`),
      amount: usd === null ? t('notKnown') : amount(usd),
      share: usd !== null && total ? usd / total : 0,
      known: usd !== null,
    })),
    scholarships: scholarships.map((one) => ({
      text: keepCompounds(
        one.deadline ? t('applyBy', { name: one.name, day: day(one.deadline) }) : one.name,
      ),
      amount: one.usd === null ? '' : t('firstYear', { amount: amount(one.usd) }),
    })),
    dues: dues.filter((row) => row !== false),
    note: useNote(sheet),
    link: linkOf(sheet.website),
  };
}
