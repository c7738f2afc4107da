import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';
import { Skeleton } from '@/ui/skeleton';
import { useAddToSearch } from './use-add-to-search';

const DiscoveryTab = lazyPart(async () => (await import('./discovery-tab')).DiscoveryTab);

type Props = {
  /** The quiz was cleared, which leads to the chat: where the focus goes. */
  onCleared: () => void;
  /** A link is followed: what stands over the page can close. */
  onLeave?: () => void;
};

/** The quiz with everything it needs, for the page and for what opens over any page. Needs the messages `discovery`. */
export function QuizPanel({ onCleared, onLeave }: Props) {
  return (
    <Suspense fallback={<Skeleton height={320} className="my-10" />}>
      <DiscoveryTab {...useAddToSearch()} onCleared={onCleared} onLeave={onLeave} />
    </Suspense>
  );
}
