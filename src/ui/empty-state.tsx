import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What it means for the reader. */
  children?: ReactNode;
  /** One next step, at most two: buttons or links. */
  actions?: ReactNode;
  className?: string;
};

/** An empty list or a failure: what happened, what it means, one next step. */
export function EmptyState({ title, level = 2, children, actions, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <Heading className="mb-2 text-24">{title}</Heading>
      {children !== undefined && <div className="max-w-[45em] text-muted">{children}</div>}
      {actions !== undefined && (
        <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
      )}
    </div>
  );
}
