import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '@/routing/lazy-part';
import type { Moment } from './moment';
import { watchMoments } from './watch-moments';

const MomentView = lazyPart(
  async () => (await import('./moment-view')).MomentView,
  () => null,
);

/** Shows the moments of a student (R43). A moment whose page was left before it could be shown is dropped. */
export function Moments() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ moment: Moment; pathname: string } | null>(null);
  useEffect(
    () => watchMoments(client, (moment) => setShown({ moment, pathname })),
    [client, pathname],
  );
  return (
    <Suspense>
      {shown?.pathname === pathname && (
        <MomentView moment={shown.moment} onEnd={() => setShown(null)} />
      )}
    </Suspense>
  );
}
