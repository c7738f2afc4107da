import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef, useState } from 'react';
import type { Program } from '@/api/program/contract';
import { copyText } from '@/browser/copy-text';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { programWithSchool } from '@/shared/program/use-program-format';
import { Dialog } from '@/ui/overlays/dialog';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/overlays/toaster';
import { DetailContent } from './detail-content';
import { pageRange } from '@/features/school-list/list/pager';
import { detailOf } from './program-link';
import { useDetailProgram } from './use-detail-program';
import { useProgramDetailParam, type ProgramDetailId } from './use-program-detail-param';
import type { DetailList } from '@/features/school-list/list/use-results';

/** Copies a URL without answers and filters. */
function useCopyLink(search: ProgramDetailId) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  return async () => {
    const link = window.location.origin + pathTo(locale, 'school-list', { search });
    if (await copyText(link)) toast('success', t('detail.copied'));
    else toast('error', t('detail.copyFailed'));
  };
}

/** The position in the list, buttons to the previous and next program, and a button that copies the link. */
function DetailBar({ detail, results }: { detail: ProgramDetailId; results: DetailList }) {
  const { t } = useTranslation('results');
  const { open } = useProgramDetailParam();
  const copy = useCopyLink(detail);
  const [stepped, setStepped] = useState(false);
  const { programs, pagination, total } = results;
  const { state } = useDetailProgram(detail, results);
  const index = programs.findIndex(({ id }) => String(id) === detail.program);
  const program = programs[index];
  const previousProgram = index > 0 ? programs[index - 1] : undefined;
  const nextProgram = index < 0 ? undefined : programs[index + 1];
  const position = { number: (pagination ? pageRange(pagination).from : 1) + index, total };
  const stepTo = (to: Program | undefined) => {
    if (!to) return;
    setStepped(true);
    open(detailOf(to));
  };
  return (
    <>
      {/* The focus stays on the button, so the new program is announced. The first one is read as the dialog's title. */}
      <p role="status" className="sr-only">
        {stepped &&
          program &&
          `${programWithSchool(program)}, ${t('detail.positionShort', position)}`}
      </p>
      {index < 0 ? (
        <span />
      ) : (
        <p className="text-13 text-muted">
          <span className="max-md:hidden">{t('detail.position', position)}</span>
          <span className="md:hidden">{t('detail.positionShort', position)}</span>
        </p>
      )}
      <div className="flex gap-1">
        {index >= 0 && (
          <>
            <IconButton
              icon={ChevronLeft}
              aria-label={t('detail.previous')}
              aria-disabled={!previousProgram}
              className="aria-disabled:text-edge"
              onClick={() => stepTo(previousProgram)}
            />
            <IconButton
              icon={ChevronRight}
              aria-label={t('detail.next')}
              aria-disabled={!nextProgram}
              className="aria-disabled:text-edge"
              onClick={() => stepTo(nextProgram)}
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

type Props = { detail: ProgramDetailId | null; results: DetailList };

/** The details of a program or a school over the list; opened and closed by the URL. */
export function ProgramDialog({ detail, results }: Props) {
  const { t } = useTranslation('common');
  const { close } = useProgramDetailParam();
  const title = useRef<HTMLHeadingElement>(null);
  const id = detail && `${detail.school} ${detail.program}`;
  const previous = useRef(id);
  useEffect(() => {
    // Another program in the open dialog starts at the top, and gets the focus of a link that was unmounted.
    if (id !== null && previous.current !== null && previous.current !== id) {
      title.current?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    }
    previous.current = id;
  }, [id]);
  return (
    <Dialog
      open={detail !== null}
      onClose={close}
      size="large"
      closeLabel={t('action.close')}
      bar={detail && <DetailBar {...{ detail, results }} />}
      initialFocus={title}
    >
      {detail && <DetailContent detail={detail} results={results} titleRef={title} close={close} />}
    </Dialog>
  );
}
