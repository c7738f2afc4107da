import { useCallback, useState } from 'react';
import { useDrafts } from './drafts-store';
import type { EditorValues } from './editor-values';

/** Which card is in the editor, and what was written in it and is not saved. */
export type PlanEditor = {
  /** `null` until a card was opened; `opening` counts, so that each begins anew. */
  edited: { key: string; opening: number; open: boolean } | null;
  /** What was written on this card and not saved. */
  draft: EditorValues | undefined;
  open: (key: string) => void;
  close: () => void;
  /** Keeps what is being written, or forgets it. */
  keep: (values: EditorValues | null) => void;
};

/** The editor of cards. What was written and not saved waits for the card to be opened again. */
export function usePlanEditor(): PlanEditor {
  const [edited, setEdited] = useState<PlanEditor['edited']>(null);
  const key = edited?.key ?? '';
  const draft = useDrafts(({ drafts }) => drafts.get(key));
  const open = useCallback((next: string) => {
    setEdited((before) => ({ key: next, opening: (before?.opening ?? 0) + 1, open: true }));
  }, []);
  const close = useCallback(() => {
    setEdited((before) => before && { ...before, open: false });
  }, []);
  const keep = useCallback(
    (values: EditorValues | null) => {
      useDrafts.getState().keep(key, values);
    },
    [key],
  );
  return { edited, draft, open, close, keep };
}
