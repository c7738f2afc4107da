import Link2 from 'lucide-react/icons/link-2';
import { Suspense, useState, type ReactNode } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { PhoneTools } from '@/features/school-list/filters/list-tools';
import type { useResults } from '@/features/school-list/list/use-results';
import { AnswerChips } from '@/shared/answers/answer-chips';
import type { Answers } from '@/shared/answers/answers';
import { useNarrow } from '@/shared/hooks/use-narrow';
import { useViewHeadingFocus } from '@/shared/hooks/use-view-heading-focus';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageHeader } from '@/ui/page-header';
import { VisitorStartOver } from './visitor-start-over';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

/** The same element at each render, so that the memoized chips skip it. */
const startOver = <VisitorStartOver />;

type Props = {
  results: ReturnType<typeof useResults>;
  answers: Answers;
  known: boolean;
  change: (changes: Partial<Answers>) => void;
  /** The tuition of all programs. */
  overview: ReactNode;
  /** The list replaced another view of the page: its heading takes the focus. */
  takesFocus: boolean;
};

function ShareButton({ answers }: { answers: Answers }) {
  const { t } = useTranslation('results');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-mr-2.5 min-w-11"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={Link2} />
        <span className="max-md:sr-only">{t('share.button')}</span>
      </Button>
      <Suspense>
        {open && <ShareDialog answers={answers} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Title, tools and answers of the list, and the tuition of its programs. */
export function ListHeader({ results, overview, answers, known, change, takesFocus }: Props) {
  const { t } = useTranslation('results');
  const heading = useViewHeadingFocus(takesFocus ? 'list' : null);
  // On a wide screen above the chips: beside them, it would take the room that the first answer needs.
  const narrow = useNarrow();
  const forVisitor = !useSignedIn() && startOver;
  const { total, failed, loading } = results;
  let title = t('count', { count: total });
  if (failed) title = t('list.title');
  // As in the prerendered HTML.
  if (loading) title = t('list.titleLoading');
  return (
    <div className="border-b border-ink lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-end lg:gap-x-12">
      <div className="pb-1 md:pb-5">
        <PageHeader
          className="md:mb-3"
          headingRef={heading}
          title={title}
          actions={
            <>
              <PhoneTools results={results} />
              {/* As wide as its button before it comes. */}
              <div className="flex min-w-24 justify-end max-md:hidden">{!narrow && forVisitor}</div>
              <ShareButton answers={answers} />
            </>
          }
        />
        <AfterHeading placeholder={null}>
          <AnswerChips {...{ answers, known, change }} end={narrow && forVisitor} />
        </AfterHeading>
      </div>
      <AfterHeading placeholder={null}>{overview}</AfterHeading>
    </div>
  );
}
