import type { ReactNode, Ref } from 'react';
import { keepCompounds } from '@/lib/line-breaks';
import { cx } from './cx';

type Props = {
  title: ReactNode;
  /** One line. Empty while it loads, so that its space is reserved. */
  lead?: ReactNode;
  /** Beside the title: on a phone a text button and an icon at most. */
  actions?: ReactNode;
  /** Below the title. */
  tabs?: ReactNode;
  /** A headline instead of a name. */
  large?: boolean;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  headingId?: string;
  lang?: string | undefined;
  className?: string;
};

/** The head of a page: its title has the same size and place on each. */
export function PageHeader({
  title,
  lead,
  actions,
  tabs,
  large = false,
  headingRef,
  headingId,
  lang,
  className = 'mb-5 md:mb-8',
}: Props) {
  return (
    <div lang={lang} className={className}>
      <div className="flex flex-wrap items-center gap-x-1 md:gap-x-4">
        <h1
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          className={cx(
            'my-1.5 wrap-anywhere md:my-0.5',
            large ? 'max-w-[16em] text-44' : 'text-32',
          )}
        >
          {title}
        </h1>
        {actions && <div className="ml-auto flex flex-wrap items-center md:gap-x-1">{actions}</div>}
      </div>
      {lead !== undefined && (
        <p
          className={cx(
            'min-h-6 max-w-[45em] text-balance wrap-anywhere md:min-h-7 md:text-17',
            // Where a button may stand below the title.
            large ? 'mt-1' : '-mt-0.5 max-[21rem]:mt-0 md:mt-0',
          )}
        >
          {typeof lead === 'string' ? keepCompounds(lead) : lead}
        </p>
      )}
      {tabs && <div className="mt-2">{tabs}</div>}
    </div>
  );
}
