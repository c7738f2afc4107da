import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { capitalize } from '@/shared/program/criteria';
import { hasFeature } from '@/browser/features';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { useSheetParam } from '@/shared/parents-sheet/use-sheet-param';
import { ProfileTabs } from '@/shared/profile-tabs/profile-tabs';
import { Button } from '@/ui/button';
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

/** The program whose sheet opens first: an offer, else what is being prepared, sent or considered. */
function firstForParents(list: readonly Bookmark[]): Bookmark | undefined {
  const offer = list.find(({ status, outcome }) => status === 'decided' && outcome === 'offer');
  const inColumn = (status: BookmarkStatus) => list.find((bookmark) => bookmark.status === status);
  return offer ?? inColumn('preparing') ?? inColumn('submitted') ?? list[0];
}

/** Opens the sheet for parents, where another program can be chosen. */
function ForParents({ list }: { list: readonly Bookmark[] }) {
  const { t } = useTranslation('checklist');
  const { open } = useSheetParam();
  const first = firstForParents(list);
  if (!first || !hasFeature('catalogue')) return null;
  return (
    <Button variant="quiet" onClick={() => open({ sheet: String(first.program.id) })}>
      {t('header.parents')}
    </Button>
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
  const { t } = useTranslation('checklist');
  const filled = list !== undefined && list.length > 0;
  return (
    <PageHeader
      className="mb-5 md:mb-8 print:hidden"
      title={title}
      lead={list !== undefined && (filled ? <Sentence list={list} /> : t('header.none'))}
      actions={
        list !== undefined && (
          <>
            <ForParents list={list} />
            {hasFeature('plan') && <Exports empty={!filled} {...exports} />}
          </>
        )
      }
      // A phone has the board's tabs in their place, and the bar at the bottom leads to the profile.
      tabs={<ProfileTabs className="max-md:hidden" />}
    />
  );
}
