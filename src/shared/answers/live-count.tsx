import { useQuery } from '@tanstack/react-query';
import type { Country } from '@/api/journey/contract';
import { countriesQuery } from '@/api/journey/queries';
import { formatNumber } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { BarList } from '@/ui/data/bar-list';
import { answerCount, isAnswered, toSelections, type AnswerName, type Answers } from './answers';
import { LiveCountShape } from './live-count-skeleton';
import type { QuestionStep } from './steps';
import { idsOf, type Options } from './use-options';

const SHOWN = 5;

type Count = { total: number; schools: number | null; countries: number };

function sum(values: readonly (number | null | undefined)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value == null) return null;
    total += value;
  }
  return total;
}

/** What the countries that are in question hold; `null` where the server sends no counts. */
function countIn(countries: readonly Country[], answers: Answers): Count | null {
  const chosen = countries.filter(({ country_ids: ids }) =>
    idsOf(ids).every((id) => answers.countryIds.includes(id)),
  );
  const counted = chosen.length > 0 ? chosen : countries;
  const total = sum(counted.map(({ count }) => count));
  if (total === null) return null;
  return {
    total,
    schools: sum(counted.map(({ school_count: schools }) => schools)),
    countries: counted.length,
  };
}

function largest<R extends { value: number }>(rows: R[]): R[] {
  return [...rows].sort((a, b) => b.value - a.value).slice(0, SHOWN);
}

/** What the question is about, largest first: what is chosen, or all of it while nothing is. */
function bars(step: QuestionStep, countries: readonly Country[], { options, many }: Options) {
  if (step === 'grade') {
    return largest(
      countries.map(({ country_ids: ids, title, count }) => ({
        id: String(ids),
        label: title,
        value: count ?? 0,
      })),
    );
  }
  const chosen = options.filter((option) => many && option.chosen);
  const rows = (chosen.length > 0 ? chosen : options).map(({ key, label, count }) => ({
    id: key,
    label,
    value: count ?? 0,
  }));
  return step === 'budget' ? rows : largest(rows);
}

type Props = { step: QuestionStep; answers: Answers; options: Options };

/** The answers that the counts of a question's options take into account. */
const COUNTED: Record<QuestionStep, readonly AnswerName[]> = {
  grade: ['countryIds'],
  countries: ['countryIds'],
  budget: ['countryIds', 'budget'],
  field: ['countryIds', 'budget', 'parentId'],
  majors: [],
};

/** Answers that narrow the list; the others only mark criteria. */
const NARROWING: readonly AnswerName[] = ['countryIds', 'budget', 'parentId', 'titleIds'];

/**
 * What the answers come to so far, beside the question. It lives on the counts of the options, so a choice
 * shows at once and asks nothing. Where another answer narrows too, the counts would not be true and it
 * says nothing; nor where a server sends none.
 */
export function LiveCount({ step, answers, options }: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const language = useLanguage();
  const given = answerCount(answers);
  const { data: countries, isPending } = useQuery({
    ...countriesQuery(language, toSelections(answers, 'countryIds')),
    // Where the question asked the same and failed, its Try again asks again (R16).
    retryOnMount: false,
  });
  if (isPending) return <LiveCountShape />;
  if (!countries) return null;
  const base = countIn(countries, answers);
  if (!base) return null;
  const chosen = options.options.find((option) => option.chosen && !options.many);
  const counted = chosen?.count == null ? COUNTED.countries : COUNTED[step];
  const exact = NARROWING.every((name) => counted.includes(name) || !isAnswered(answers, name));
  const total = chosen?.count ?? base.total;
  const rows = bars(step, countries, options).map((row) => ({
    ...row,
    text: formatNumber(locale, row.value),
  }));
  return (
    <>
      <p className="text-13 text-muted">
        {given === 0 ? t('count.before') : t('count.after', { count: given })}
      </p>
      {exact && (
        <p role="status" className="my-1">
          <span className="fig mr-2 text-44">{formatNumber(locale, total)}</span>
          <span className="text-17">{t('count.programs', { count: total })}</span>
        </p>
      )}
      <p className="text-muted">
        {exact && base.schools !== null && chosen === undefined
          ? t('count.places', {
              schools: base.schools,
              countries: base.countries,
            })
          : t('count.watch')}
      </p>
      <BarList items={rows} className="mt-4 mb-1" />
      <LocalLink to="school-list" className="link tap">
        {!exact
          ? t('count.seeList')
          : t(given === 0 ? 'count.seeAll' : 'count.seeNow', { count: total })}
      </LocalLink>
    </>
  );
}
