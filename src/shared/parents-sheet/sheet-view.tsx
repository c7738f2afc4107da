import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/shared/hooks/use-now';
import { lastDay } from '@/shared/parents-sheet/content/sheet-link';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';
import { SheetActions } from './sheet-actions';
import { SheetPaper } from '@/shared/parents-sheet/paper/sheet-paper';
import paperStyles from '@/shared/parents-sheet/paper/paper.css?url';
import { usePaper } from '@/shared/parents-sheet/paper/use-paper';
import { useSheetText } from '@/shared/parents-sheet/content/use-sheet-text';

type Props = {
  sheet: Sheet;
  /** The last day of the link that it came from. */
  until?: string;
};

/** The sheet and what can be done with it: the student's own, or one from a link. */
export function SheetView({ sheet, until }: Props) {
  const { t } = useTranslation(['sheet', 'common']);
  const text = useSheetText(sheet);
  const labels = {
    scholarships: t('scholarships'),
    due: t('due'),
    ownPage: t('ownPage'),
    noCost: t('costNotKnown'),
    brand: t('common:brand'),
  };
  const locale = useLocale();
  const now = useNow();
  usePaper();
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 max-md:pb-18 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <link rel="stylesheet" href={paperStyles} />
      <SheetActions sheet={sheet} text={text} labels={labels} until={until ?? lastDay(now)} />
      <SheetPaper
        sheet={sheet}
        text={text}
        labels={labels}
        {...(until && { until: t('until', { day: formatDay(locale, until) }) })}
      />
    </div>
  );
}
