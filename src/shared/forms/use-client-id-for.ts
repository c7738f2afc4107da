import { useRef } from 'react';
import { newClientId } from '@/lib/client-id';

/** Gives a client id for a content. The same content sent again, its answer lost, keeps its id and is created once. */
export function useClientIdFor(): (content: string) => string {
  const latest = useRef({ id: '', content: '' });
  return (content) => {
    if (latest.current.content !== content) latest.current = { id: newClientId(), content };
    return latest.current.id;
  };
}
