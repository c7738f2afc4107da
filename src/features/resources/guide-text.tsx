import { Suspense, useCallback, type ReactNode } from 'react';
import { Link } from 'react-router';
import { inLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { externalHref } from '@/routing/external';
import { isOffered } from '@/routing/offered';
import { routeOfPath } from '@/routing/paths';
import { lazyPart } from '@/routing/lazy-part';
import { safePath } from '@/routing/safe-path';
import { Skeleton } from '@/ui/skeleton';

// The list does not need the parser.
const RichText = lazyPart(async () => (await import('@/ui/rich-text')).RichText);

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
      const path = href.startsWith('/') ? safePath(href) : null;
      if (path !== null) {
        const { pathname, searchParams } = new URL(path, window.location.origin);
        const route = routeOfPath(pathname);
        if (route && !isOffered(route, { read: searchParams.get('read') })) return children;
        return (
          <Link to={inLocale(path, locale)} className="link">
            {children}
          </Link>
        );
      }
      const url = externalHref(href, { allow: true });
      if (url === null || !/^(https?|mailto):/i.test(href)) return children;
      return (
        <a href={url} target="_blank" rel="noopener noreferrer" className="link">
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
