import { useRef } from 'react';
import { newClientId } from '@/lib/client-id';

/** Returns a client id for a content. Sending the same content again keeps its id, so that it is created once. */
export function useClientIdFor(): (content: string) => string {
  const latest = useRef({ id: '', content: '' });
  return (content) => {
    if (latest.current.content !== content) latest.current = { id: newClientId(), content };
    return latest.current.id;
  };
}
