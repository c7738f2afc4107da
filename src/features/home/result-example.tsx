import { useTranslation } from '@/i18n/use-translation';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { Tally } from '@/ui/strokes';
import { Section } from './section';

const ROWS = [
  { key: 'language', state: 'met' },
  { key: 'average', state: 'met' },
  { key: 'subject', state: 'unmet' },
  { key: 'other', state: 'unknown' },
] as const;

/** An example of a result with its criteria, marked as an example. */
export function ResultExample() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('why.title')} lead={t('why.lead')}>
      <div className="ruled flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-2">
        <div>
          <p className="text-13 text-muted">{t('why.place')}</p>
          <h3 className="text-24">{t('why.program')}</h3>
          <p>{t('why.school')}</p>
        </div>
        <Tally met={2} unmet={1} unknown={1}>
          {t('why.tally')}
        </Tally>
      </div>
      <table className="data-table wrap-anywhere">
        <thead>
          <tr>
            <th scope="col" className="md:w-[52%]">
              {t('why.asked')}
            </th>
            <th scope="col">{t('why.you')}</th>
            <th scope="col" className="md:w-38">
              <span className="sr-only">{t('why.state')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, state }) => (
            <tr key={key}>
              <th scope="row">{t(`why.rows.${key}.asked`)}</th>
              <td className="num">{t(`why.rows.${key}.you`)}</td>
              <td>
                <CriterionMark state={state}>{t(`why.${state}`)}</CriterionMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-muted">{t('why.example')}</p>
    </Section>
  );
}
