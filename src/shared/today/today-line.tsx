import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Icon } from '@/ui/icon';
import { cx } from '@/ui/cx';
import type { NextStep } from './next-steps';
import { useStepText } from './use-step-text';

type Props = {
  /** `undefined`: there is nothing to do. */
  next: NextStep | undefined;
  /** Whether there are programs at all. */
  saved: boolean;
  className?: string;
};

/** The step of today in a line, at the head of the plan and of the student's page; leads to today. */
export function TodayLine({ next, saved, className }: Props) {
  const { t } = useTranslation('today');
  const { minutes, title } = useStepText(next, saved);
  return (
    <p
      className={cx(
        // On a phone the text may take two lines; its skeleton is as tall.
        'relative mb-6 flex min-h-14 items-center gap-3 border-b border-line py-2 max-md:min-h-16',
        className,
      )}
    >
      <b className="font-600 text-brand">{t('now')}</b>
      <span className="flex flex-1 flex-wrap gap-x-2.5 wrap-anywhere">
        <LocalLink to="home" className="no-underline after:absolute after:inset-0 hover:underline">
          {title}
        </LocalLink>
        <span>{minutes}</span>
      </span>
      <Icon of={ChevronRight} className="text-muted" />
    </p>
  );
}
