import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import type { AnswersBody } from '@/api/journey/contract';
import { useCompareParam } from './use-compare-param';
import type { ComparedProgram } from './use-compared';

const CompareDialog = lazyPart(async () => (await import('./compare-dialog')).CompareDialog);

type Props = {
  entries: readonly ComparedProgram[];
  /** What the schools are asked with, for the costs of a year. */
  answers: AnswersBody;
  label: string;
  openLabel: string;
  className: string;
  children: ReactNode;
};

/** A bar at the foot of the screen, above the tab bar on a phone, that opens the comparison. */
export function CompareFooter({ entries, answers, label, openLabel, className, children }: Props) {
  const { isOpen, open, close } = useCompareParam();
  // Once loaded it stays, so that it can close and give back the focus.
  const [loaded, setLoaded] = useState(isOpen);
  if (isOpen && !loaded) setLoaded(true);
  return (
    <>
      <aside
        data-bar
        aria-label={label}
        className="compare-bar sticky bottom-[calc(64px+var(--net)+env(safe-area-inset-bottom))] z-9 mt-8 bg-surface lg:bottom-(--net) print:hidden"
      >
        <div className={className}>
          {children}
          <Button variant={entries.length > 1 ? 'primary' : 'second'} onClick={open}>
            {openLabel}
          </Button>
        </div>
      </aside>
      <Suspense>
        {loaded && (
          <CompareDialog open={isOpen} onClose={close} entries={entries} answers={answers} />
        )}
      </Suspense>
    </>
  );
}
