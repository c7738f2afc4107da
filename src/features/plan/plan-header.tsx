import { EllipsisVertical } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { capitalize } from '@/shared/program/criteria';
import { hasFeature } from '@/browser/features';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { IconButton } from '@/ui/icon-button';
import { PageHeader } from '@/ui/page-header';
import type { ExportKind } from './exports/use-exports';
import { usePlanFormat } from './use-plan-format';

const ExportMenu = lazyPart(async () => (await import('./exports/export-menu')).ExportMenu);

type ExportsProps = {
  onExport: (kind: ExportKind) => void;
  onImport: () => void;
  exporting: boolean;
};

function Exports({ exporting, ...menu }: ExportsProps & { empty: boolean }) {
  const { t } = useTranslation('checklist');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('export.label')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={exporting}
        icon={EllipsisVertical}
        className="-mr-3"
        onClick={() => setOpen(!open)}
      />
      <Suspense>
        {open && <ExportMenu anchor={button} open onOpenChange={setOpen} {...menu} />}
      </Suspense>
    </>
  );
}

function Sentence({ list }: { list: readonly Bookmark[] }) {
  const { t } = useTranslation('checklist');
  const { inWords } = usePlanFormat();
  const countries = new Set(list.flatMap(({ program }) => program.school.country ?? []));
  const part = (name: 'programs' | 'countries', count: number) =>
    t(`header.${name}`, { count, number: inWords(count) });
  const line = t('header.line', {
    programs: part('programs', list.length),
    countries: countries.size > 0 ? part('countries', countries.size) : '',
  });
  return capitalize(line);
}

type Props = ExportsProps & {
  title: ReactNode;
  /** `undefined` while it loads. */
  list: readonly Bookmark[] | undefined;
};

export function PlanHeader({ title, list, ...exports }: Props) {
  const filled = list !== undefined && list.length > 0;
  return (
    <PageHeader
      className="mb-5 md:mb-8 print:hidden"
      title={title}
      lead={filled && <Sentence list={list} />}
      actions={list !== undefined && hasFeature('plan') && <Exports empty={!filled} {...exports} />}
    />
  );
}
