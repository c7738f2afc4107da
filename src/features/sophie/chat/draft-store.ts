import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { tabStorage } from '@/browser/tab-storage';

type Draft = {
  draft: string;
  /** The message that is being sent: after a reload it is in the field again. */
  out: string;
};

const EMPTY: Draft = { draft: '', out: '' };

/** The text of the composer; it survives a reload and ends with the session (R17). */
export const useChatDraft = create<Draft>()(
  persist(() => EMPTY, {
    name: 'sophieDraft',
    storage: createJSONStorage(() => tabStorage),
    merge: (saved, state) => {
      const { out, draft }: { out?: unknown; draft?: unknown } = Object(saved);
      const texts = [out, draft].filter((text) => typeof text === 'string' && text !== '');
      return { ...state, draft: texts.join('\n') };
    },
  }),
);

onSessionReset((by) => {
  const { out } = useChatDraft.getState();
  if (by !== 'expired-visit') useChatDraft.setState(EMPTY);
  // The answer will not come.
  else if (out !== '') restoreDraft(out);
});

/** Empties the field while `text` is being sent; `''` once it has arrived. */
export function markSending(text: string): void {
  if (text !== '') useChatDraft.setState({ draft: '', out: text });
  else if (useChatDraft.getState().out !== '') useChatDraft.setState({ out: '' });
}

/** Puts an unsent message back into the field, before what was typed since. */
export function restoreDraft(text: string): void {
  const { draft } = useChatDraft.getState();
  useChatDraft.setState({ draft: draft === '' ? text : `${text}\n${draft}`, out: '' });
}
