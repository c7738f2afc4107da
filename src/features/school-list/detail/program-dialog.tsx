import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { Dialog } from '@/ui/overlays/dialog';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/overlays/toaster';
import { DetailContent } from './detail-content';
import { pageRange } from '@/features/school-list/list/pager';
import { detailOf } from './program-link';
import { useDetailProgram } from './use-detail-program';
import { useProgramDetailParam, type ProgramDetailId } from './use-program-detail-param';
import type { Results } from '@/features/school-list/list/use-results';

/** Address of a program or a school alone: no answers, no filters. */
function useCopyLink(search: ProgramDetailId) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  return async () => {
    const link = window.location.origin + pathTo(locale, 'school-list', { search });
    try {
      await navigator.clipboard.writeText(link);
      toast('success', t('detail.copied'));
    } catch {
      toast('error', t('detail.copyFailed'));
    }
  };
}

type BarProps = { detail: ProgramDetailId; results: Results };

/** Where in the list the program stands, the ones beside it on the page, and its link. */
function DetailBar({ detail, results }: BarProps) {
  const { t } = useTranslation('results');
  const { open } = useProgramDetailParam();
  const copy = useCopyLink(detail);
  const { programs, pagination, total } = results;
  const { state } = useDetailProgram(detail, results);
  const index = programs.findIndex(({ id }) => String(id) === detail.program);
  const before = index > 0 ? programs[index - 1] : undefined;
  const after = index < 0 ? undefined : programs[index + 1];
  const place = {
    number: (pagination ? pageRange(pagination).from : 1) + index,
    total,
  };
  return (
    <>
      {index < 0 ? (
        <span />
      ) : (
        <p className="text-13 text-muted">
          <span className="max-md:hidden">{t('detail.position', place)}</span>
          <span className="md:hidden">{t('detail.positionShort', place)}</span>
        </p>
      )}
      <div className="flex gap-1">
        {index >= 0 && (
          <>
            <IconButton
              icon={ChevronLeft}
              aria-label={t('detail.previous')}
              aria-disabled={!before}
              className="aria-disabled:text-edge"
              onClick={() => before && open(detailOf(before))}
            />
            <IconButton
              icon={ChevronRight}
              aria-label={t('detail.next')}
              aria-disabled={!after}
              className="aria-disabled:text-edge"
              onClick={() => after && open(detailOf(after))}
            />
          </>
        )}
        {(state === 'program' || state === 'school') && (
          <IconButton
            icon={Link2}
            aria-label={state === 'school' ? t('detail.copySchool') : t('detail.copy')}
            onClick={() => void copy()}
          />
        )}
      </div>
    </>
  );
}

type Props = { detail: ProgramDetailId | null; results: Results };

/** A program or a school in full, over the list that stays behind it. Its state is the URL's. */
export function ProgramDialog({ detail, results }: Props) {
  const { t } = useTranslation('common');
  const { close } = useProgramDetailParam();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = detail && `${detail.school} ${detail.program}`;
  const before = useRef(shown);
  useEffect(() => {
    // Another program in the open dialog begins at its top; a link that led there is gone with its focus.
    if (shown !== null && before.current !== null && before.current !== shown) {
      title.current?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown]);
  return (
    <Dialog
      open={detail !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="large"
      closeLabel={t('action.close')}
      bar={detail && <DetailBar {...{ detail, results }} />}
      initialFocus={title}
    >
      {detail && <DetailContent detail={detail} results={results} titleRef={title} close={close} />}
    </Dialog>
  );
}
