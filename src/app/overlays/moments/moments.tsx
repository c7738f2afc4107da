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

function PageMoments() {
  const client = useQueryClient();
  const [shown, setShown] = useState<Moment | null>(null);
  useEffect(() => watchMoments(client, setShown), [client]);
  return <Suspense>{shown && <MomentView moment={shown} onEnd={() => setShown(null)} />}</Suspense>;
}

/** Shows the moments of a student (R43). Leaving the page discards its moment, shown or not. */
export function Moments() {
  const { pathname } = useLocation();
  return <PageMoments key={pathname} />;
}
