import { useQuery } from '@tanstack/react-query';
import type { Country } from '@/api/journey/contract';
import { countriesQuery } from '@/api/journey/queries';
import { formatNumber } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { BarList } from '@/ui/data/bar-list';
import { answerCount, isAnswered, toAnswersBody, type AnswerName, type Answers } from './answers';
import { LiveCountSkeleton } from './live-count-skeleton';
import type { QuestionStep } from './steps';
import { idsOf, type Options } from './use-options';

const MAX_ROWS = 5;

type Count = { total: number; schools: number | null; countries: number };

function sum(values: readonly (number | null | undefined)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value == null) return null;
    total += value;
  }
  return total;
}

/** The programs in the chosen countries, or in all; `null` if the server sends no counts. */
function countPrograms(countries: readonly Country[], answers: Answers): Count | null {
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
  return [...rows].sort((a, b) => b.value - a.value).slice(0, MAX_ROWS);
}

/** The chosen options, or all if none is chosen; largest first, except for budgets. */
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

/** The answers that the counts of a question's options include. */
const COUNTED: Record<QuestionStep, readonly AnswerName[]> = {
  grade: ['countryIds'],
  countries: ['countryIds'],
  budget: ['countryIds', 'budget'],
  field: ['countryIds', 'budget', 'parentId'],
  majors: [],
};

/** Answers that filter the list; the others only affect criteria. */
const FILTERING: readonly AnswerName[] = ['countryIds', 'budget', 'parentId', 'titleIds'];

/**
 * The number of programs for the answers so far. It comes from the counts of the options, so a choice shows at once
 * without a request. It is hidden if another answer filters too, which the counts do not include.
 */
export function LiveCount({ step, answers, options }: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const language = useLanguage();
  const answered = answerCount(answers);
  const { data: countries, isPending } = useQuery({
    ...countriesQuery(language, toAnswersBody(answers, 'countryIds')),
    // If the question's own request failed, its Try again repeats it (R16).
    retryOnMount: false,
  });
  if (isPending) return <LiveCountSkeleton />;
  if (!countries) return null;
  const base = countPrograms(countries, answers);
  if (!base) return null;
  const chosen = options.options.find((option) => option.chosen && !options.many);
  const counted = chosen?.count == null ? COUNTED.countries : COUNTED[step];
  const exact = FILTERING.every((name) => counted.includes(name) || !isAnswered(answers, name));
  const total = chosen?.count ?? base.total;
  return (
    <>
      <p className="text-13 text-muted">
        {answered === 0 ? t('count.before') : t('count.after', { count: answered })}
      </p>
      {exact && (
        <p role="status" className="my-1">
          <span className="fig mr-2 text-44">{formatNumber(locale, total)}</span>
          <span className="text-17">{t('count.programs', { count: total })}</span>
        </p>
      )}
      <p className="text-muted">
        {exact && base.schools !== null && chosen === undefined
          ? t('count.places', { schools: base.schools, countries: base.countries })
          : t('count.watch')}
      </p>
      <BarList
        items={bars(step, countries, options)}
        format={(value) => formatNumber(locale, value)}
        className="mt-4 mb-1"
      />
      <LocalLink to="school-list" className="link tap">
        {!exact
          ? t('count.seeList')
          : t(answered === 0 ? 'count.seeAll' : 'count.seeNow', { count: total })}
      </LocalLink>
    </>
  );
}
