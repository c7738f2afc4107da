import type { UseBookmarks } from '@/api/bookmark/queries';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { FailedState } from '@/shared/states/failed-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { SheetView } from './sheet-view';
import { useOwnSheet } from './use-own-sheet';
import { useSheetParam } from './use-sheet-param';

type Props = {
  programId: string;
  plan: UseBookmarks;
  /** It has replaced the plan on the open page. */
  arrived: boolean;
};

/** The sheet for parents of a program of the plan: a state of the plan's page. */
export function OwnSheet({ programId, plan, arrived }: Props) {
  useMessages(['sheet']);
  const { t } = useTranslation('sheet');
  const { close } = useSheetParam();
  const heading = useArrivalFocus(arrived ? programId : null);
  const own = useOwnSheet(programId, plan);
  const back = (
    <Button variant="quiet" className="-mr-2.5" onClick={close}>
      {t('back')}
    </Button>
  );
  return (
    <div className="pb-8 print:pb-0">
      <PageHeader
        className="mb-5 md:mb-8 print:hidden"
        title={t('title')}
        lead={t('lead')}
        actions={back}
        headingRef={heading}
      />
      {own.state === 'sheet' && <SheetView sheet={own.sheet} />}
      {own.state === 'loading' && <Skeleton height={600} />}
      {own.state === 'failed' && <FailedState title={t('failed')} {...own} />}
      {own.state === 'missing' && (
        <EmptyState
          className="ruled pt-8"
          title={t('missing')}
          actions={<Button onClick={close}>{t('toPlan')}</Button>}
        >
          {t('missingHint')}
        </EmptyState>
      )}
    </div>
  );
}
