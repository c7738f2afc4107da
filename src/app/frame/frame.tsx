import { Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { Header } from './header';
import { TabBar } from './tab-bar';

// Below the first screen.
const Footer = lazyPart(
  async () => (await import('./footer')).Footer,
  () => null,
);

type Props = {
  children: ReactNode;
  /** Sections in the header and tabs at the bottom; card pages have neither. */
  links: boolean;
  /** A question takes the whole screen: no tabs. */
  question: boolean;
  footer: boolean;
};

/** The frame of every layout. */
export function Frame({ children, links, question, footer }: Props) {
  const { t } = useTranslation();
  const tabs = links && !question;
  const content = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    // As a link it would replace the fragment, which may be a whole sheet for parents.
    event.preventDefault();
    content.current?.focus();
    content.current?.scrollIntoView();
  };
  return (
    <div
      className={cx(
        'flex min-h-[calc(100*var(--dvh))] flex-col',
        tabs ? 'pb-[calc(65px+var(--net))] lg:pb-(--net)' : 'pb-(--net)',
      )}
    >
      <a
        href="#content"
        onClick={skip}
        className="absolute left-2 z-50 -top-24 rounded bg-surface px-4 py-2.5 font-600 text-brand shadow-float focus:top-2"
      >
        {t('skip')}
      </a>
      <Header links={links} question={question} />
      <main ref={content} id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {/* Boundaries of their own, so that a prerendered page hydrates its content first (R38). */}
      <Suspense>{footer && <Footer />}</Suspense>
      <Suspense>{tabs && <TabBar />}</Suspense>
    </div>
  );
}
