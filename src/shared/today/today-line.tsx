import { ChevronRight } from 'lucide-react';
import type { NextDeadline } from '@/shared/program/deadlines';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Icon } from '@/ui/icon';
import { useStepText } from './today-step';

type Props = {
  /** `undefined`: nothing has a date. */
  next: NextDeadline | undefined;
};

/** The step of today in a line, at the head of the plan and of the student's page; leads to today. */
export function TodayLine({ next }: Props) {
  const { t } = useTranslation('today');
  const { minutes, title } = useStepText(next);
  return (
    <p className="relative mb-6 flex min-h-14 items-center gap-3 border-y border-line py-2">
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
