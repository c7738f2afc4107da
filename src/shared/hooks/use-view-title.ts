import { useEffect } from 'react';
import { create } from 'zustand';

/** The name of the view that is open within a page; `null` for the page itself. */
export const useOpenView = create<{ title: string | null }>(() => ({ title: null }));

/** Names the document after a view of its page, such as a guide, while it is open: tabs, history and bookmarks tell it apart. */
export function useViewTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    useOpenView.setState({ title });
    return () => useOpenView.setState({ title: null });
  }, [title]);
}
