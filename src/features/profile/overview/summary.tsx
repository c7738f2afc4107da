import { useQuery } from '@tanstack/react-query';
import { sameId } from '@/api/http/schemas';
import type { BasicInfo } from '@/api/user/contract';
import { classGradesQuery, programTitlesQuery } from '@/api/journey/queries';
import { majorNames } from '@/features/profile/major-names';
import { formatNumber, formatScore } from '@/i18n/format';
import { formatMajors } from '@/i18n/format-names';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import type { PlainRouteId } from '@/routing/route-table';

type Fact = { label: string; figure: string; to?: PlainRouteId };

/** In place of the figures while they load: as many as most students have. */
const EMPTY_FACTS: readonly Fact[] = Array.from({ length: 6 }, () => ({
  label: '\u00a0',
  figure: '\u00a0',
}));

/** Numbers of items; `undefined` until they have loaded, and if that fails. */
export type ProfileCounts = {
  saved: number | undefined;
  essays: number | undefined;
  achievements: number | undefined;
};

/** The figures that are known. */
function useFacts(info: BasicInfo, { saved, essays, achievements }: ProfileCounts): Fact[] {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { data: grades } = useQuery(classGradesQuery(useLanguage()));
  const gradeId = info.class_grade_id;
  const grade = grades?.find(({ id }) => gradeId != null && sameId(id, gradeId))?.class_name;
  const facts: Fact[] = [];
  const add = (label: string, figure: string | null | undefined, to?: PlainRouteId) => {
    if (figure) facts.push({ label, figure, ...(to && { to }) });
  };
  // A grade without a number, such as `After school`, is not shown as a figure.
  if (grade && /^\d{1,2}$/.test(grade)) add(t('facts.grade'), grade);
  for (const name of ['average', 'ielts', 'sat'] as const) {
    const score = info[name];
    add(t(`facts.${name}`), score == null ? null : formatScore(locale, name, score));
  }
  const addCount = (key: keyof ProfileCounts, count: number | undefined, to: PlainRouteId) =>
    add(t(`facts.${key}`, { count: count ?? 0 }), count ? formatNumber(locale, count) : null, to);
  addCount('saved', saved, 'checklist');
  addCount('essays', essays, 'essays');
  addCount('achievements', achievements, 'achievements');
  return facts;
}

type Props = { info: BasicInfo; counts: ProfileCounts; loading: boolean };

/** The intended majors (R22), the school, and the student's figures. */
export function Summary({ info, counts, loading }: Props) {
  const { t } = useTranslation('profile');
  const { data: titles = [] } = useQuery(programTitlesQuery(useLanguage()));
  const locale = useLocale();
  const known = useFacts(info, counts);
  const facts = loading ? EMPTY_FACTS : known;
  const majors = majorNames(info, titles);
  return (
    <>
      <p className="max-w-[46rem] text-17">
        {/* `OpenTasks` covers a student without majors. */}
        {majors.length > 0 && t('hoping', { majors: formatMajors(locale, majors) })}
        {info.current_school && <span className="block wrap-anywhere">{info.current_school}</span>}
      </p>
      {facts.length > 0 && (
        <dl
          aria-label={t('facts.label')}
          aria-hidden={loading}
          className="ruled mt-6 grid grid-cols-2 gap-x-4 border-b md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-x-0"
        >
          {facts.map(({ label, figure, to }, index) => (
            <div
              key={index}
              className="relative flex flex-col justify-between py-3 max-md:not-first:nth-[n+3]:border-t md:px-5 md:max-lg:px-3 md:py-4 md:first:pl-0 md:not-first:border-l"
            >
              <dt className="text-13 text-muted">
                {to ? (
                  <LocalLink
                    to={to}
                    className="no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {label}
                  </LocalLink>
                ) : (
                  label
                )}
              </dt>
              <dd className="fig num text-44">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
