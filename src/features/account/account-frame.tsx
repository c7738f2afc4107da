import type { ReactNode, Ref } from 'react';
import { PageHeader } from '@/ui/page-header';

type Props = {
  title: string;
  lead?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the form; optional. */
  aside?: ReactNode;
  children: ReactNode;
};

/** An account page: the form, and next to it (on a phone below it) the aside. */
export function AccountFrame({ title, lead, headingRef, aside, children }: Props) {
  return (
    <div className="grid justify-between gap-10 lg:grid-cols-[minmax(0,400px)_minmax(0,480px)] lg:gap-16">
      <div className="grid content-start gap-6 md:max-lg:max-w-[480px]">
        <PageHeader className="" {...{ title, lead, headingRef }} />
        {children}
      </div>
      {aside && (
        <aside
          id="beside"
          className="grid scroll-mt-6 content-start gap-3 border-t pt-6 md:max-lg:max-w-[480px] lg:border-t-0 lg:border-l lg:pt-2.25 lg:pl-12"
        >
          {aside}
        </aside>
      )}
    </div>
  );
}
