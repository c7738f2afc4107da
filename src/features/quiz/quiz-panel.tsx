import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';
import { Skeleton } from '@/ui/skeleton';
import type { DiscoveryTabProps } from './discovery-tab';
import { useAddToSearch } from './use-add-to-search';

const DiscoveryTab = lazyPart(async () => (await import('./discovery-tab')).DiscoveryTab);

type Props = Pick<DiscoveryTabProps, 'onLeave'> & { onCleared: () => void };

/** The quiz for its page and for the chat overlay. Needs the messages `discovery`. */
export function QuizPanel({ onCleared, onLeave }: Props) {
  return (
    <Suspense fallback={<Skeleton height={320} className="my-10" />}>
      <DiscoveryTab {...useAddToSearch()} onCleared={onCleared} onLeave={onLeave} />
    </Suspense>
  );
}
