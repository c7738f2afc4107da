import type { ReactNode, RefObject } from 'react';
import { DialogTitle } from './dialog';
import { Skeleton } from '@/ui/skeleton';

/** A labelled fact in the side column of a detail dialog. */
export function DetailFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3 not-first:border-t first:pt-0 max-md:first:pt-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The side column of a detail dialog. */
export function DetailAside({ children }: { children: ReactNode }) {
  return (
    <aside className="flex flex-col gap-6 px-5 pt-2 pb-6 max-md:border-t md:border-l md:px-8 md:pt-8 md:pb-8">
      {children}
    </aside>
  );
}

/** The text of a detail dialog while it loads. */
export function DetailSkeleton() {
  return (
    <div aria-hidden className="mt-6 grid gap-4">
      <Skeleton width="92%" height={18} />
      <Skeleton width="84%" height={18} />
      <Skeleton height={220} className="mt-6" />
    </div>
  );
}

type Props = {
  eyebrow: ReactNode;
  title: string | undefined;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** The side column; `null` until the content is loaded. */
  side: ReactNode;
  children: ReactNode;
};

/** The content of a detail dialog: a title that stays mounted while the rest loads, so that it keeps the focus. */
export function DetailLayout({ eyebrow, title, titleRef, side, children }: Props) {
  return (
    <div className={side ? 'md:grid md:grid-cols-[minmax(0,1fr)_304px]' : 'md:min-h-72'}>
      <div className="px-5 pt-5 pb-6 md:px-10 md:pt-8 md:pb-10">
        {eyebrow && <p className="wrap-anywhere text-muted">{eyebrow}</p>}
        <DialogTitle
          ref={titleRef}
          tabIndex={-1}
          className="my-1 scroll-mt-24 text-32 wrap-anywhere outline-none"
        >
          {title}
        </DialogTitle>
        {children}
      </div>
      {side}
    </div>
  );
}
