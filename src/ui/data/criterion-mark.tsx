import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

export type CriterionState = 'met' | 'unmet' | 'unknown';

const icons = { met: Check, unmet: X, unknown: CircleQuestionMark };
const colours = { met: 'text-brand', unmet: 'text-accent', unknown: 'text-muted' };

type CriterionMarkProps = {
  state: CriterionState;
  /** The words: the state itself (`Met`), or the reason when `reason` is set. */
  children: ReactNode;
  /** The text is a reason: it keeps the text color and wraps; only the icon is colored. */
  reason?: boolean;
  className?: string;
};

/** A criterion's state, always as icon and text together. */
export function CriterionMark({ state, children, reason = false, className }: CriterionMarkProps) {
  const icon = (
    <Icon of={icons[state]} size={18} className={cx(reason && 'mt-[3px]', colours[state])} />
  );
  return reason ? (
    <span className={cx('flex gap-2 text-15', className)}>
      {icon}
      <span className="text-pretty">{children}</span>
    </span>
  ) : (
    <span
      className={cx(
        'inline-flex items-center gap-2 text-15 font-600 whitespace-nowrap',
        colours[state],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
