import type { Major } from '@/api/major/contract';
import { isChosen, type MajorChoice } from './choice';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatMajors } from '@/i18n/format';
import { LocalLink } from '@/routing/local-link';

/** The chosen majors with a link to their programs. */
export function ChosenMajors({
  majors,
  choice,
}: {
  majors: readonly Major[];
  choice: MajorChoice;
}) {
  const { t } = useTranslation('majors');
  const locale = useLocale();
  const names = majors.filter((major) => isChosen(choice, major)).map(({ title }) => title);
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="chosen-majors" className="border-l-2 border-brand py-0.5 pl-4">
      <h2 id="chosen-majors" className="text-13 text-muted">
        {t('chosen.title')}
      </h2>
      <p className="wrap-anywhere">{formatMajors(locale, names)}</p>
      <LocalLink to="school-list" className="link tap">
        {t('actions.list')}
      </LocalLink>
    </section>
  );
}
