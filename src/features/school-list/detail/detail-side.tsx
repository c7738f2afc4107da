import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Program, SchoolSummary } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { externalHref } from '@/routing/external';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { CompareButton } from '@/features/school-list/compare/compare-toggle';
import { ProgramButton } from '@/shared/program/program-actions';
import { useProgramFormat } from '@/shared/program/use-program-format';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3 not-first:border-t first:pt-0 max-md:first:pt-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The school's own page, which opens outside; nothing where it has none that may be opened. */
export function SchoolLink({ school }: { school: SchoolSummary }) {
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

/** What a program costs and when, beside its criteria. */
export function DetailSide({ program, now }: { program: Program; now: Date }) {
  const { t } = useTranslation('results');
  const words = useProgramFormat();
  const tuition = words.tuition(program);
  const { day, left, near } = words.applyBy(program, now);
  const facts = [
    { label: t('detail.length'), text: words.length(program) },
    { label: t('detail.starts'), text: words.intakes(program) },
    { label: t('detail.taughtIn'), text: words.languages(program) },
    { label: t('compare.degree'), text: words.degree(program) },
  ];
  return (
    <aside className="flex flex-col gap-6 px-5 pt-2 pb-6 max-md:border-t md:border-l md:px-8 md:pt-8 md:pb-8">
      <dl>
        <Fact label={t('columns.tuition')}>
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
        </Fact>
        <Fact label={t('columns.deadline')}>
          <span className="fig block text-24">{day}</span>
          {left !== null && (
            <span className={cx('block', near ? 'font-600 text-accent' : 'text-muted')}>
              {left}
            </span>
          )}
        </Fact>
        {facts.map(
          ({ label, text }) =>
            text !== null && (
              <Fact key={label} label={label}>
                <span className="font-600">{text}</span>
              </Fact>
            ),
        )}
      </dl>
      <div className="grid gap-2 max-md:hidden">
        <ProgramButton program={program} />
        <CompareButton program={program} />
      </div>
      <SchoolLink school={program.school} />
    </aside>
  );
}
