import ExternalLink from 'lucide-react/icons/external-link';
import type { Program, SchoolSummary } from '@/api/program/contract';
import type { Rate } from '@/api/rate/contract';
import type { School, SchoolProgram } from '@/api/school/contract';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { externalHref } from '@/routing/external';
import { useDayOrMonthFormat } from '@/shared/hooks/use-day-or-month-format';
import { Icon } from '@/ui/icon';

/** An external link; nothing without a safe URL (R29). */
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

/** Opens a mail to the address of the privacy page; nothing in builds without one. */
function WrongLink({ program }: { program: Program }) {
  const { t } = useTranslation('results');
  const address = import.meta.env.VITE_CONTACT_EMAIL;
  if (!address) return null;
  const { id, title, school } = program;
  const subject = t('sources.subject', { title, school: school.name, id: String(id) });
  return (
    <p>
      <a className="link tap" href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>
        {t('sources.wrong')}
      </a>
    </p>
  );
}

function RateLine({ rate }: { rate: Rate }) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const readOnText = useDayOrMonthFormat();
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b py-2.5">
      <span className="num">{t('sources.rate', { amount: formatNumber(locale, rate.vnd) })}</span>
      {rate.read_on && <span className="num text-13">{readOnText(rate.read_on)}</span>}
    </li>
  );
}

type Props = { program: SchoolProgram; school: School | null };

/** Where the figures of a program come from, and when they were read. */
export function FigureSources({ program, school }: Props) {
  const { t } = useTranslation('results');
  const readOnText = useDayOrMonthFormat();
  const readOn = program.read_on;
  const sample = program.source === 'illustrative' || program.tuition_source === 'illustrative';
  return (
    <section>
      <h3 className="border-b border-ink pb-2 text-20">{t('sources.title')}</h3>
      <ul>
        {readOn && (
          <li className="flex flex-wrap justify-between gap-x-4 border-b py-2.5">
            {t('sources.program')}
            <span className="num text-13">{readOnText(readOn)}</span>
          </li>
        )}
        {school?.rate && <RateLine rate={school.rate} />}
      </ul>
      {sample && <p className="pt-3 text-13">{t('sources.illustrative')}</p>}
      <div className="pt-2">
        <SchoolLink school={program.school} />
        <WrongLink program={program} />
      </div>
    </section>
  );
}
