import {
  broughtBack,
  isSettled,
  keepMine,
  leaveToNewer,
  met,
  nextStep,
  sending,
  taken,
  takeNewer,
  type Draft,
  type ServerText,
  type Step,
} from './draft';
import { draftState } from './draft-state';
import type { EngineDeps, Outcome, Trouble } from './engine-types';
import { createSharedText } from './shared-text';

/** The life of one essay's text between a person, this device and the account. */
export type DraftEngine = ReturnType<typeof createDraftEngine>;

/** A pause in typing, in milliseconds. */
const PAUSE_MS = 1000;
/** How much longer a tab waits with a text that another one has written, in milliseconds. */
const FOLLOW_MS = 2500;
/** Steps of one save; a server that never settles is asked again at the next pause. */
const MOST_STEPS = 12;

/**
 * Keeps what is typed: on this device at once, in the account at each pause. Every tab with the essay open
 * has an engine; they share one record (`DraftStore`) and save one at a time. Without `server`, the text
 * is that of the stored draft. See docs/essays.md.
 */
export function createDraftEngine(deps: EngineDeps, server: ServerText | null) {
  const { lock } = deps;
  const listeners = new Set<() => void>();
  const shared = createSharedText(deps, server);
  let savedAt = server?.updated_at ?? '';
  let saving = false;
  let queued = false;
  let trouble: Trouble | null = null;
  // What the server would not have is not sent again.
  let unfit: string[] = [];
  let callOff = () => {};

  const derive = () => draftState({ shared, trouble, saving, savedAt });
  let state = derive();

  function publish(): void {
    state = derive();
    for (const listener of listeners) listener();
  }

  function put(draft: Draft): void {
    shared.put(draft);
    publish();
  }

  function schedule(ms: number): void {
    callOff();
    callOff = deps.later(ms, () => void save());
  }

  /** Sends one step. `false` once there is no more to do for now. */
  async function advance(): Promise<boolean> {
    const before = shared.record();
    if (!before || before.newer) return false;
    const step = nextStep(before, unfit);
    if (!step || unfit.includes(step.content)) {
      if (isSettled(before)) put(before);
      return false;
    }
    if (trouble?.kind !== 'refused') trouble = null;
    saving = true;
    put(sending(shared.current(), step));
    const { content, version, checkpoint } = step;
    const outcome = await deps.save({ content, version, ...(checkpoint && { checkpoint }) });
    saving = false;
    const more = settle(outcome, step);
    publish();
    return more;
  }

  /** Takes in what came of a step. `true` where the next one follows at once. */
  function settle(outcome: Outcome, step: Step): boolean {
    // Nothing is put back that a person has taken away meanwhile.
    const there = shared.record() !== null;
    const draft = shared.current();
    switch (outcome.kind) {
      case 'saved': {
        savedAt = outcome.essay.updated_at;
        const next = taken(draft, step, outcome.essay);
        if (there || isSettled(next)) shared.put(next);
        // What was typed meanwhile waits for its own pause.
        return there && nextStep(draft, unfit)?.content === step.content;
      }
      case 'newer':
        if (there) shared.put(met(draft, outcome.essay));
        return there && !shared.current().newer;
      case 'refused':
        trouble = { kind: 'refused', content: step.content, message: outcome.message };
        unfit = [...unfit, step.content];
        // A text that cannot become a version does not hold up the present one.
        return there && step.content !== draft.content;
      case 'gone':
        trouble = { kind: 'gone' };
        return false;
      case 'failed':
        trouble = { kind: outcome.offline ? 'offline' : 'failed' };
        return false;
    }
  }

  /** Brings the text into the account now, as far as it goes. Settles when it is there, or cannot be. */
  async function save(): Promise<void> {
    callOff();
    if (queued) return;
    queued = true;
    await lock(async () => {
      queued = false;
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        // Each step builds on the answer to the one before.
        if (!(await advance())) return;
      }
    });
  }

  /** Changes the draft as a person has chosen, and saves it. */
  function choose(change: (draft: Draft) => Draft): Promise<void> {
    trouble = null;
    unfit = [];
    shared.replace(change);
    publish();
    return save();
  }

  /** Takes notice of the server's text as it was just read; an answer that is older than what is known is not. */
  function meet(newest: ServerText): Promise<void> {
    return lock(async () => {
      const draft = shared.current();
      if (newest.version <= (draft.newer?.version ?? draft.base.version)) return;
      const next = met(draft, newest);
      if (isSettled(next)) savedAt = newest.updated_at;
      put(next);
      schedule(PAUSE_MS);
    });
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Begins: what was left on this device goes to the account. */
    start: () => {
      const left = shared.record();
      if (!left) return;
      const stale = server !== null && server.version > left.base.version;
      if (stale || isSettled(left)) put(stale ? met(left, server) : left);
      schedule(0);
    },

    /** Ends: what is not in the account yet is sent, and stays on the device until it is there. */
    stop: () => {
      callOff();
      if (shared.record()) void save();
    },

    /** A person has changed the text: it is on this device when this returns. */
    change: (next: string) => {
      shared.type(next);
      publish();
      schedule(PAUSE_MS);
    },

    /** Another tab has changed the record; `null` where it has taken it away. */
    follow: (written: Draft | null) => {
      const saved = shared.follow(written);
      if (saved !== null) {
        savedAt = saved;
        trouble = null;
      }
      publish();
      if (shared.record()) schedule(FOLLOW_MS);
    },

    /** A person is back in this tab, or the network is. */
    wake: () => {
      if (!shared.record()) return deps.onReturn();
      shared.follow(null);
      publish();
      schedule(0);
    },

    save,
    meet,

    /** Puts an earlier text in the place of the present one, which becomes a version. */
    bringBack: (earlier: string) => choose((draft) => broughtBack(draft, earlier)),
    /** This device's text goes over the other one, which becomes a version. */
    keepMine: () => choose(keepMine),
    /** The other text takes the place of this device's, which becomes a version. */
    takeNewer: () => choose(takeNewer),

    /**
     * The other text takes the place of this device's once `copy` has made an essay of that. `false` where the
     * text was changed meanwhile: then nothing is decided. Throws what `copy` throws.
     */
    keepBoth: async (copy: (content: string, over: number) => Promise<void>): Promise<boolean> => {
      const { content, newer } = shared.current();
      if (!newer) return true;
      await copy(content, newer.version);
      if (shared.current().content !== content) return false;
      await choose(leaveToNewer);
      return true;
    },

    /** The essay is there again after `gone`. */
    broughtToLife: async (essay: ServerText): Promise<void> => {
      trouble = null;
      await meet(essay);
      await save();
      publish();
    },

    /**
     * Changes what stands beside the text, on the newest version there is. Gives back what came of it; a newer
     * text that turns up on the way is met.
     */
    changeBeside: (send: (version: number) => Promise<Outcome>): Promise<Outcome> =>
      lock(async () => {
        const { newer, base } = shared.current();
        let outcome = await send(newer?.version ?? base.version);
        if (outcome.kind === 'newer') {
          put(met(shared.current(), outcome.essay));
          outcome = await send(outcome.essay.version);
        }
        if (outcome.kind === 'saved') {
          const { version } = outcome.essay;
          const draft = shared.current();
          if (draft.newer) put({ ...draft, newer: { ...draft.newer, version } });
          else put({ ...draft, base: { ...draft.base, version } });
        }
        return outcome;
      }),
  };
}
