import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { useViewHeadingFocus } from '@/shared/hooks/use-view-heading-focus';
import { ProfileTabs } from '@/shared/profile-tabs/profile-tabs';
import { FailedState } from '@/shared/states/failed-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { OptionField } from '@/ui/forms/select-field';
import { Icon } from '@/ui/icon';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { SheetView } from './sheet-view';
import { useOwnSheet } from './use-own-sheet';
import { useSheetParam } from './use-sheet-param';

type Props = {
  programId: string;
  plan: UseBookmarks;
  /** It has replaced the plan on the open page. */
  takesFocus: boolean;
};

/** The sheet for parents of a program of the plan: a state of the plan's page. */
export function OwnSheet({ programId, plan, takesFocus }: Props) {
  useMessages(['sheet']);
  const { t } = useTranslation(['sheet', 'results']);
  const { open, close } = useSheetParam();
  // Choosing another program isn't a new view: the focus stays on the field.
  const heading = useViewHeadingFocus(takesFocus ? 'sheet' : null);
  const own = useOwnSheet(programId, plan);
  const { bookmarks = [] } = plan;
  const back = (
    <Button variant="quiet" className="-mr-2.5" onClick={close}>
      <Icon of={ArrowLeft} />
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
        // As on the plan.
        tabs={<ProfileTabs className="max-md:hidden" />}
      />
      {bookmarks.length > 1 && own.state !== 'missing' && (
        <OptionField
          label={t('program')}
          labelHidden
          options={bookmarks.map(({ program }) => ({
            value: String(program.id),
            label: `${program.school.name}, ${program.title}`,
          }))}
          value={programId}
          onChange={(id) => open({ sheet: id })}
          className="mb-5 max-w-[37rem] print:hidden"
        />
      )}
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
      {own.state === 'unlisted' && (
        <EmptyState
          className="ruled pt-8"
          title={t('results:compare.missing')}
          actions={<Button onClick={close}>{t('toPlan')}</Button>}
        />
      )}
    </div>
  );
}
