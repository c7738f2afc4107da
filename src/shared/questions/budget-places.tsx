import { useTranslation } from '@/i18n/use-translation';
import type { Answers } from '@/shared/answers/answers';
import { deferred } from '@/shared/land/deferred';
import { answersFilter, useLandPrograms } from '@/shared/land/programs';
import { useLandCountries } from '@/shared/land/use-strokes';
import { idsOf } from '@/shared/answers/use-options';
import { Portrait } from '@/ui/portrait';

/** The places of the answers with the programs that the budget reaches; filled from half of them on. For wide screens. */
export const BudgetPlaces = deferred(function BudgetPlaces({ answers }: { answers: Answers }) {
  const { t } = useTranslation('questions');
  const programs = useLandPrograms();
  const pool = programs?.filter(answersFilter(answers, 'budget')) ?? [];
  const fits = answersFilter(answers);
  const places = useLandCountries().flatMap(({ country_ids: raw, title, iso_code: iso }) => {
    const ids = idsOf(raw).map(String);
    const all = pool.filter(({ country }) => ids.includes(country));
    const reached = all.filter(fits).length;
    return all.length > 0 ? { key: ids.join(), title, iso, all: all.length, reached } : [];
  });
  if (places.length === 0) return null;
  return (
    <ul className="mt-6 hidden grid-cols-4 gap-x-4 gap-y-4 border-t border-edge pt-5 min-[900px]:grid xl:grid-cols-5">
      {places
        .sort((a, b) => b.all - a.all)
        .map(({ key, title, iso, all, reached }) => (
          <li key={key} className="text-13 wrap-anywhere">
            <Portrait iso={iso} size={64} filled={reached * 2 >= all} />
            <span className="num block">{t('reach', { reached, all })}</span>
            <span className="block text-muted">{title}</span>
          </li>
        ))}
    </ul>
  );
});
