import { createStore } from 'zustand/vanilla';
import {
  acknowledge,
  advance,
  discardMine,
  isSynced,
  keepMine,
  keepTheirs,
  markRefused,
  markSent,
  newestVersion,
  nextStep,
  rebase,
  restoreVersion,
  type EssayDraft,
  type ServerText,
  type Step,
} from './draft';
import { draftState } from './draft-state';
import type { DraftState, DraftSyncDeps, SaveOutcome, SaveProblem } from './draft-sync-types';
import { createSharedText } from './shared-text';
import { textHash } from '@/lib/text-hash';

export type DraftSync = ReturnType<typeof createDraftSync>;

/** The pause in typing before a save, in milliseconds. */
const PAUSE_MS = 1000;
/** A tab saves another tab's edits only after this longer pause, in milliseconds. */
const OTHER_TAB_PAUSE_MS = 2500;
/** Limit of steps per save; an unsynced rest waits for the next pause. */
const MAX_STEPS = 12;

/**
 * Stores each edit on this device at once and saves it to the server at each pause. Every tab with the essay
 * open has its own sync; they share one record (`DraftStore`) and save one at a time. Without `server` it starts
 * from the stored draft. See docs/essays.md.
 */
export function createDraftSync(deps: DraftSyncDeps, server: ServerText | null) {
  const { lock } = deps;
  const shared = createSharedText(deps, server);
  let saving = false;
  let queued = false;
  let problem: SaveProblem | null = null;
  // Hashes of texts that the server refused since this sync started.
  let rejected: string[] = [];
  let cancelTimer = () => {};

  const derive = () => draftState({ shared, problem, saving });
  const { getState, setState, subscribe } = createStore<DraftState>(derive);
  const publish = () => setState(derive(), true);

  /** Hashes of texts that are not sent again; read from the record each time, as another tab may have tried. */
  const hashesToSkip = ({ refused = [] }: EssayDraft) => (deps.skipRefused ? refused : rejected);

  function update(draft: EssayDraft): void {
    shared.update(draft);
    publish();
  }

  function scheduleSave(ms: number): void {
    cancelTimer();
    cancelTimer = deps.setTimer(ms, () => void save());
  }

  /** Sends one step. `false` if nothing more can be sent now. */
  async function sendNextStep(): Promise<boolean> {
    const before = shared.record();
    if (!before || before.newer) return false;
    const step = nextStep(before, hashesToSkip(before));
    if (!step || hashesToSkip(before).includes(textHash(step.content))) {
      if (isSynced(before)) update(before);
      return false;
    }
    if (problem?.kind !== 'refused') problem = null;
    saving = true;
    update(markSent(shared.current(), step));
    const { content, version, checkpoint } = step;
    const outcome = await deps.save({ content, version, ...(checkpoint && { checkpoint }) });
    saving = false;
    const more = handleOutcome(outcome, step);
    publish();
    return more;
  }

  /** Returns whether the next step follows at once. */
  function handleOutcome(outcome: SaveOutcome, step: Step): boolean {
    // A record that was removed meanwhile is not written again.
    const exists = shared.record() !== null;
    const draft = shared.current();
    switch (outcome.kind) {
      case 'saved': {
        const next = acknowledge(draft, step, outcome.essay);
        if (exists || isSynced(next)) shared.update(next);
        // Later edits wait for their own pause.
        return exists && nextStep(draft, hashesToSkip(draft))?.content === step.content;
      }
      case 'newer':
        if (exists) shared.update(rebase(draft, outcome.essay));
        return exists && !shared.current().newer;
      case 'refused':
        problem = { ...outcome, content: step.content };
        rejected = [...rejected, textHash(step.content)];
        if (exists) shared.update(markRefused(draft, textHash(step.content)));
        // A refused checkpoint does not block the present text.
        return exists && step.content !== draft.content;
      case 'gone':
        problem = { kind: 'gone' };
        return false;
      case 'failed':
        problem = { kind: outcome.offline ? 'offline' : 'failed' };
        return false;
    }
  }

  /** Saves everything that can be saved now. Never rejects. */
  async function save(): Promise<void> {
    cancelTimer();
    if (queued) return;
    queued = true;
    await lock(async () => {
      queued = false;
      for (let steps = 0; steps < MAX_STEPS; steps += 1) {
        // Each step builds on the answer to the one before.
        if (!(await sendNextStep())) return;
      }
    });
  }

  /** Applies a student's decision and saves it. */
  function applyAndSave(change: (draft: EssayDraft) => EssayDraft): Promise<void> {
    problem = null;
    rejected = [];
    shared.apply(change);
    publish();
    return save();
  }

  /** Rebases onto a text just read from the server; older answers are ignored. */
  function receive(newest: ServerText): Promise<void> {
    return lock(async () => {
      const draft = shared.current();
      if (newest.version <= newestVersion(draft)) return;
      const next = rebase(draft, newest);
      update(next);
      scheduleSave(PAUSE_MS);
    });
  }

  return {
    getState,
    subscribe,

    /** Saves a draft from an earlier visit. */
    start: () => {
      const stored = shared.record();
      if (!stored) return;
      const stale = server !== null && server.version > newestVersion(stored);
      if (stale || isSynced(stored)) update(stale ? rebase(stored, server) : stored);
      scheduleSave(0);
    },

    /** Sends what is unsaved; it stays on the device until it is confirmed. */
    stop: () => {
      cancelTimer();
      if (shared.record()) void save();
    },

    /** An edit: stored on this device when this returns. */
    change: (next: string) => {
      shared.edit(next);
      publish();
      scheduleSave(PAUSE_MS);
    },

    /** Another tab has written the record, or removed it (`null`). */
    syncWithTabs: (written: EssayDraft | null) => {
      if (shared.syncWithTabs(written)) problem = null;
      publish();
      if (shared.record()) scheduleSave(OTHER_TAB_PAUSE_MS);
    },

    /** The student is back in this tab, or the network is. */
    resume: () => {
      if (!shared.record()) return deps.onReturn();
      shared.syncWithTabs(null);
      publish();
      scheduleSave(0);
    },

    save,
    receive,

    restoreVersion: (earlier: string) => applyAndSave((draft) => restoreVersion(draft, earlier)),
    keepMine: () => applyAndSave(keepMine),
    keepTheirs: () => applyAndSave(keepTheirs),

    /**
     * Continues with the newer text after `copy` has made an essay of this device's. `false`, with nothing
     * decided, if the text was edited meanwhile. Rejects as `copy` does.
     */
    keepBoth: async (
      copy: (content: string, newerVersion: number) => Promise<void>,
    ): Promise<boolean> => {
      const { content, newer } = shared.current();
      if (!newer) return true;
      await copy(content, newer.version);
      if (shared.current().content !== content) return false;
      await applyAndSave(discardMine);
      return true;
    },

    /** Continues after a deleted essay (`gone`) was restored. */
    resumeRestored: async (essay: ServerText): Promise<void> => {
      problem = null;
      await receive(essay);
      await save();
      publish();
    },

    /** Saves fields other than the text on the newest version; rebases onto a newer text first if there is one. */
    saveDetails: (send: (version: number) => Promise<SaveOutcome>): Promise<SaveOutcome> =>
      lock(async () => {
        let outcome = await send(newestVersion(shared.current()));
        if (outcome.kind === 'newer') {
          update(rebase(shared.current(), outcome.essay));
          outcome = await send(outcome.essay.version);
        }
        if (outcome.kind === 'saved') update(advance(shared.current(), outcome.essay.version));
        return outcome;
      }),
  };
}
