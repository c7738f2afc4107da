import { isSynced } from './draft';
import type { DraftState, Phase, SaveProblem } from './draft-sync-types';
import type { createSharedText } from './shared-text';

type EngineState = {
  shared: ReturnType<typeof createSharedText>;
  problem: SaveProblem | null;
  saving: boolean;
};

/** The state of the sync as the editor shows it. */
export function draftState({ shared, problem, saving }: EngineState): DraftState {
  const content = shared.text();
  const draft = shared.record();
  const newer = draft?.newer ?? null;
  const cause = problem?.kind === 'refused' ? problem.content : content;
  // A refused text that has been changed since is no problem any more.
  const current = cause === content || draft?.pendingCheckpoints.includes(cause) ? problem : null;
  const phase = (): Phase => {
    if (newer) return 'conflict';
    if (saving) return 'saving';
    if (current?.kind === 'gone') return 'gone';
    if (!draft || isSynced(draft)) return 'saved';
    return current?.kind ?? 'waiting';
  };
  const { message = null, language } = current?.kind === 'refused' ? current : {};
  return {
    content,
    newer,
    message,
    language,
    phase: phase(),
    storable: shared.isStorable(),
    savedAt: shared.savedAt(),
  };
}

/** Whether only this tab has the text: neither the device nor the account has it. */
export function isOnlyInTab({ storable, phase }: Pick<DraftState, 'storable' | 'phase'>): boolean {
  return !storable && phase !== 'saved';
}
