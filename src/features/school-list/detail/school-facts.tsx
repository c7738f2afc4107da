import type { Program, SchoolSummary } from '@/api/program/contract';
import type { School } from '@/api/school/contract';
import { formatLanguage, formatList } from '@/i18n/format-names';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useFlightFormat } from '@/shared/program/use-flight-format';
import { useProgramFormat } from '@/shared/program/use-program-format';
import { Skeleton } from '@/ui/skeleton';

type Props = {
  summary: SchoolSummary;
  program: Program | null;
  school: School | null;
  /** The school, which has the language in the street, is loading. */
  loading?: boolean;
};

/** Three facts about living there: the way, the language in class and the language in the street. */
export function SchoolFacts({ summary, program, school, loading = false }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const format = useProgramFormat();
  const way = useFlightFormat().way(summary);
  const local = school?.local_languages ?? [];
  const names = local.map((tag) => formatLanguage(locale, tag));
  const facts = [
    {
      label: t('facts.way'),
      text: way && t('flight.direct', { hours: way.hours }),
      note: way?.stop ? t('facts.stopEstimate') : t('flight.estimate'),
    },
    {
      label: t('facts.inClass'),
      text: program && format.languages(program),
      // The label above is that of the language; these two values need their own.
      noteLabel: `${t('compare.degree')}, ${t('compare.length')}`,
      note: program && [format.degree(program), format.length(program)].filter(Boolean).join(', '),
    },
    {
      label: t('facts.inStreet'),
      text: loading ? <Skeleton width="4em" height={24} /> : formatList(locale, names) || null,
      note: null,
    },
  ].filter(({ text }) => text !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-5 grid auto-cols-fr grid-flow-col divide-x border-y">
      {facts.map(({ label, text, note, noteLabel }) => (
        <div key={label} className="px-3 py-3 first:pl-0 last:pr-0">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="text-17 leading-6 font-600 wrap-anywhere">{text}</dd>
          {note && noteLabel && <dt className="sr-only">{noteLabel}</dt>}
          {note && <dd className="text-13">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
