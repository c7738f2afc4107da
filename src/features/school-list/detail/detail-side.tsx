import type { School, SchoolProgram } from '@/api/school/contract';
import { formatMoney } from '@/i18n/format';
import { formatLanguage } from '@/i18n/format-names';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { DetailAside, DetailFact } from '@/ui/overlays/detail-layout';
import { CompareButton } from './compare-button';
import { FigureSources, SchoolLink } from './figure-sources';
import { otherCosts, totalOf } from '@/shared/program/year-cost';
import { SaveButton } from '@/shared/saved/save-toggle';
import { useProgramFormat } from '@/shared/program/use-program-format';

/** Place and costs of a school, with links to its own site and to other programs of its country. */
export function SchoolSide({ school }: { school: School }) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const format = useProgramFormat();
  const { programs, country, country_id: countryId, costs } = school;
  const { total, atLeast } = totalOf(otherCosts(costs));
  const fees = programs.flatMap(({ tuition }) => tuition ?? []);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  const range = (least === most ? [least] : [least, most]).map((fee) => formatMoney(locale, fee));
  const tuition = fees.length === 0 ? t('row.noTuition') : range.join(' - ');
  const tags = new Set(programs.flatMap(({ languages }) => languages ?? []));
  const languages = [...tags].map((tag) => formatLanguage(locale, tag));
  const facts = [
    { label: t('compare.place'), text: format.place({ school }) },
    { label: t('compare.taughtIn'), text: languages.join(', ') },
    { label: t('heading'), text: t('count', { count: programs.length }) },
  ];
  return (
    <DetailAside>
      <dl>
        <DetailFact label={t('columns.tuition')}>
          <span className="fig block text-24">{tuition}</span>
          {programs.some((program) => program.tuition_source === 'illustrative') && (
            <span className="block text-13 text-muted">{t('detail.feeNote')}</span>
          )}
        </DetailFact>
        {total !== null && (
          <DetailFact label={t('detail.otherCosts')}>
            {atLeast && <span>{t('cost.atLeast')} </span>}
            <span className="num font-600">{formatMoney(locale, total)}</span>
            {costs?.some((cost) => cost?.source === 'illustrative') && (
              <span className="block text-13 text-muted">{t('row.illustrative')}</span>
            )}
          </DetailFact>
        )}
        {facts.map(
          ({ label, text }) =>
            text && (
              <DetailFact key={label} label={label}>
                <span className="font-600">{text}</span>
              </DetailFact>
            ),
        )}
      </dl>
      <SchoolLink school={school} />
      {country && countryId != null && (
        <LocalLink
          to="school-list"
          search={{ country: String(countryId) }}
          className="link tap wrap-anywhere"
        >
          {t('detail.inCountry', { country })}
        </LocalLink>
      )}
    </DetailAside>
  );
}

type Props = { program: SchoolProgram; school: School | null };

export function DetailSide({ program, school }: Props) {
  return (
    <DetailAside>
      <div className="flex flex-col gap-6 md:sticky md:top-14">
        <div className="grid gap-2 max-md:hidden">
          <SaveButton program={program} />
          <CompareButton program={program} />
        </div>
        <FigureSources program={program} school={school} />
      </div>
    </DetailAside>
  );
}
