import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';
import { useAnswers } from '@/shared/answers/use-answers';
import { Skeleton } from '@/ui/skeleton';
import type { DiscoveryTabProps } from './discovery-tab';

const DiscoveryTab = lazyPart(async () => (await import('./discovery-tab')).DiscoveryTab);

type Props = Pick<DiscoveryTabProps, 'onLeave'> & { onCleared: () => void };

/** The quiz for its page and for the chat overlay. Needs the messages `discovery`. */
export function QuizPanel({ onCleared, onLeave }: Props) {
  const { answers, change } = useAnswers();
  return (
    <Suspense fallback={<Skeleton height={320} className="my-10" />}>
      <DiscoveryTab
        preference={answers.parentId ?? null}
        // The majors of another field are dropped (R19).
        dropsMajors={answers.titleIds.length > 0}
        onAdd={(parentId) => change({ parentId, titleIds: [] })}
        onCleared={onCleared}
        onLeave={onLeave}
      />
    </Suspense>
  );
}
