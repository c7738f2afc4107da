import { CalendarPlus, Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { capitalize } from '@/shared/program/criteria';
import { usePlanFormat } from './use-plan-format';

export type ExportKind = 'print' | 'csv' | 'calendar';

const exports = [
  { kind: 'print', icon: Printer },
  { kind: 'csv', icon: Download },
  { kind: 'calendar', icon: CalendarPlus },
] as const;

function Sentence({ list }: { list: readonly Bookmark[] }) {
  const { t } = useTranslation('checklist');
  const { inWords } = usePlanFormat();
  const countries = new Set(list.flatMap(({ program }) => program.school.country ?? []));
  const answers = list.filter(({ status }) => status === 'decided').length;
  const part = (name: 'programs' | 'countries' | 'answers', count: number) =>
    t(`header.${name}`, { count, number: inWords(count) });
  const line = t('header.line', {
    programs: part('programs', list.length),
    countries: countries.size > 0 ? part('countries', countries.size) : '',
    answers: part('answers', answers),
  });
  return <p className="text-17 text-muted max-md:min-h-14">{capitalize(line)}</p>;
}

type Props = {
  name: string;
  title: ReactNode;
  /** `undefined` while it loads. */
  list: readonly Bookmark[] | undefined;
  onExport: (kind: ExportKind) => void;
  exporting: ExportKind | null;
};

export function PlanHeader({ name, title, list, onExport, exporting }: Props) {
  const { t } = useTranslation('checklist');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 print:hidden">
      <div>
        <p className="text-13 wrap-anywhere text-muted">{t('eyebrow', { name })}</p>
        <h1 className="my-1 text-32">{title}</h1>
        {list && list.length > 0 && <Sentence list={list} />}
      </div>
      {/* Invisible while the plan loads: reserves the space. */}
      {list?.length !== 0 && (
        <div
          role="group"
          aria-label={t('export.label')}
          className={cx('-mx-2.5 flex flex-wrap', !list && 'invisible')}
        >
          {exports.map(({ kind, icon }) => (
            <Button
              key={kind}
              variant="quiet"
              loading={exporting === kind}
              onClick={() => onExport(kind)}
            >
              <Icon of={icon} />
              {t(`export.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
