import { SeesLine } from '@/features/sophie/chat/sees-line';
import { useSight } from './use-sight';

/** What Sophie may look at, and the way to change it. */
export function WhatSheSees() {
  const { standing } = useSight();
  return <SeesLine answers={standing.answers} saved={standing.saved} />;
}
