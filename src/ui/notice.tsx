import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

type NoticeProps = {
  /** A remark, a remark that needs the reader, or a failure. */
  tone?: 'note' | 'warn' | 'alert';
  icon?: LucideIcon;
  /** `status` when it appears while the page is open, so that it is read out. */
  role?: 'status';
  children: ReactNode;
  className?: string;
};

const tones = {
  note: 'border-brand py-0.5 pl-4',
  warn: 'border-accent py-0.5 pl-4',
  alert: 'border-accent bg-accent-soft px-4 py-3',
};

/** A remark next to a vertical rule: brand color for a note, accent when it needs attention. */
export function Notice({ tone = 'note', icon, role, children, className }: NoticeProps) {
  return (
    <div role={role} className={cx('flex gap-3 border-l-2', tones[tone], className)}>
      {icon && (
        <Icon of={icon} className={cx('mt-0.5', tone === 'note' ? 'text-brand' : 'text-accent')} />
      )}
      <div className="flex-1 text-pretty">{children}</div>
    </div>
  );
}
