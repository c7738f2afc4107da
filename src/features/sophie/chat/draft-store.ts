import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';

type Draft = {
  /** What is being typed. */
  draft: string;
  /** The message that is on its way out: after a reload it is in the field again. */
  out: string;
};

const EMPTY: Draft = { draft: '', out: '' };

/** What is typed in the field; it outlives a reload and is forgotten with the person (R17). */
export const useChatDraft = create<Draft>()(
  persist(() => EMPTY, {
    name: 'sophieDraft',
    storage: createJSONStorage(() => visitStorage),
    merge: (saved, state) => {
      const given = new Map(Object.entries(Object(saved)));
      const texts = [given.get('out'), given.get('draft')].filter(
        (text) => typeof text === 'string' && text !== '',
      );
      return { ...state, draft: texts.join('\n') };
    },
  }),
);

onSessionReset(() => useChatDraft.setState(EMPTY));

/** The field is empty, this is on its way; nothing (`''`) is once it has arrived. */
export function putOut(text: string): void {
  if (text !== '') useChatDraft.setState({ draft: '', out: text });
  else if (useChatDraft.getState().out !== '') useChatDraft.setState({ out: '' });
}

/** Puts a message that did not get out back into the field, before what was typed since. */
export function takeBack(text: string): void {
  const { draft } = useChatDraft.getState();
  useChatDraft.setState({ draft: draft === '' ? text : `${text}\n${draft}`, out: '' });
}
