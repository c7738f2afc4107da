import { ExternalLink } from 'lucide-react';
import type { Program, SchoolSummary } from '@/api/program/contract';
import type { School } from '@/api/school/contract';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { externalHref } from '@/routing/external';
import { LocalLink } from '@/routing/local-link';
import { DetailAside, DetailFact } from '@/ui/overlays/detail-layout';
import { Icon } from '@/ui/icon';
import { CompareButton } from '@/features/school-list/compare/compare-toggle';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { ProgramButton } from '@/shared/program/program-actions';
import { useProgramFormat } from '@/shared/program/use-program-format';

/** An external link; nothing without a safe URL (R29). */
function SchoolLink({ school }: { school: SchoolSummary }) {
  const { t } = useTranslation('results');
  const href = externalHref(school.website, { allow: true });
  if (!href || new URL(href).origin === window.location.origin) return null;
  return (
    <p>
      <a className="link tap" href={href} target="_blank" rel="noopener noreferrer">
        {t('detail.own')}
        <Icon of={ExternalLink} size={18} />
      </a>
      <span className="block text-13 text-muted">{t('detail.outside')}</span>
    </p>
  );
}

/** Place and costs of a school, with links to its own site and to other programs of its country. */
export function SchoolSide({ school }: { school: School }) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const format = useProgramFormat();
  const { programs, country, country_id: countryId, costs } = school;
  const other = costs && costs.living + costs.insurance + costs.visa + costs.travel;
  const fees = programs.flatMap(({ tuition }) => tuition ?? []);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  const range = (least === most ? [least] : [least, most]).map((fee) => formatMoney(locale, fee));
  const tuition = fees.length === 0 ? t('row.noTuition') : range.join(' - ');
  const languages = [...new Set(programs.flatMap((program) => format.languages(program) ?? []))];
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
        {other != null && (
          <DetailFact label={t('detail.otherCosts')}>
            <span className="num block font-600">{formatMoney(locale, other)}</span>
            {costs?.source === 'illustrative' && (
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

export function DetailSide({ program, now }: { program: Program; now: Date }) {
  const { t } = useTranslation('results');
  const format = useProgramFormat();
  const tuition = format.tuition(program);
  const facts = [
    { label: t('detail.length'), text: format.length(program) },
    { label: t('detail.starts'), text: format.intakes(program) },
    { label: t('detail.taughtIn'), text: format.languages(program) },
    { label: t('compare.degree'), text: format.degree(program) },
  ];
  return (
    <DetailAside>
      <dl>
        <DetailFact label={t('columns.tuition')}>
          {tuition === null ? (
            <span className="font-600">{t('row.noTuition')}</span>
          ) : (
            <>
              <span className="fig block text-32">{tuition}</span>
              {program.tuition_source === 'illustrative' && (
                <span className="block text-13 text-muted">{t('detail.feeNote')}</span>
              )}
            </>
          )}
        </DetailFact>
        <DetailFact label={t('columns.deadline')}>
          <DeadlineFigure
            {...format.applyBy(program, now)}
            start={format.start(program)}
            illustrative={program.source === 'illustrative'}
            large
          />
        </DetailFact>
        {facts.map(
          ({ label, text }) =>
            text !== null && (
              <DetailFact key={label} label={label}>
                <span className="font-600">{text}</span>
              </DetailFact>
            ),
        )}
      </dl>
      <div className="grid gap-2 max-md:hidden">
        <ProgramButton program={program} />
        <CompareButton program={program} />
      </div>
      <SchoolLink school={program.school} />
    </DetailAside>
  );
}
