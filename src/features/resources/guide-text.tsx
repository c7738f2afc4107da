import { Suspense, useCallback, type ReactNode } from 'react';
import { Link } from 'react-router';
import { inLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { lazyPart } from '@/routing/lazy-part';
import { linkTarget } from '@/routing/link-target';
import { Skeleton } from '@/ui/skeleton';

// The list does not need the parser.
const RichText = lazyPart(async () => (await import('@/ui/rich-text/rich-text')).RichText);

/** Widths of the skeleton's lines, in percent. */
const LINES = [98, 94, 99, 91, 96, 58] as const;
const PARAGRAPHS = 3;

/** About 65 characters a line at 17 px; the font is narrower than its `ch`. */
export const READING_MEASURE = 'max-w-[35rem]';

export function GuideTextSkeleton() {
  return (
    <div aria-hidden className={`grid gap-8 ${READING_MEASURE}`}>
      {Array.from({ length: PARAGRAPHS }, (_, paragraph) => (
        <div key={paragraph} className="grid gap-3.5">
          {LINES.map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Links to the app stay in the language of the page (R1, R29). */
export function GuideText({ text }: { text: string }) {
  const locale = useLocale();
  const renderLink = useCallback(
    (href: string, children: ReactNode) => {
      const target = linkTarget(href);
      if (!target) return children;
      const { path, url } = target;
      return path !== undefined ? (
        <Link to={inLocale(path, locale)} className="link">
          {children}
        </Link>
      ) : (
        <a href={url.href} target="_blank" rel="noopener noreferrer" className="link">
          {children}
        </a>
      );
    },
    [locale],
  );
  return (
    <Suspense fallback={<GuideTextSkeleton />}>
      <RichText text={text} headingLevel={2} renderLink={renderLink} className={READING_MEASURE} />
    </Suspense>
  );
}
