import { isSettled } from './draft';
import type { DraftState, Phase, Trouble } from './engine-types';
import type { createSharedText } from './shared-text';

type Known = {
  shared: ReturnType<typeof createSharedText>;
  trouble: Trouble | null;
  saving: boolean;
  savedAt: string;
};

/** What an editor shows of a text and of what is being done with it. */
export function draftState({ shared, trouble, saving, savedAt }: Known): DraftState {
  const content = shared.text();
  const draft = shared.record();
  const newer = draft?.newer ?? null;
  const about = trouble?.kind === 'refused' ? trouble.content : content;
  // A text that was refused and is not there any more is no trouble.
  const wrong = about === content || draft?.aside.includes(about) ? trouble : null;
  const phase = (): Phase => {
    if (newer) return 'conflict';
    if (saving) return 'saving';
    if (wrong?.kind === 'gone') return 'gone';
    if (!draft || isSettled(draft)) return 'saved';
    return wrong?.kind ?? 'waiting';
  };
  const message = wrong?.kind === 'refused' ? wrong.message : null;
  return { content, phase: phase(), kept: shared.kept(), savedAt, newer, message };
}
