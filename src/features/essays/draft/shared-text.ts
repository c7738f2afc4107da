import { textHash } from '@/lib/text-hash';
import {
  baseOf,
  covers,
  fromAccount,
  isSettled,
  met,
  over,
  putAside,
  together,
  type Draft,
  type ServerText,
} from './draft';
import type { DraftStore } from './draft-store';

type Deps = {
  store: DraftStore;
  /** A name for this tab that no other one has. */
  tab: string;
  now: () => Date;
};

/**
 * The text that a tab shows, and the record of it that the tabs share. It is opened as the draft that was
 * left on this device, or as the server's text.
 */
export function createSharedText({ store, tab, now }: Deps, server: ServerText | null) {
  const left = store.read();
  const stale = left !== null && server !== null && server.version > left.base.version;
  const opened = stale ? met(left, server) : left;
  let text = opened?.content ?? server?.content ?? '';
  let base = opened?.base ?? baseOf(server ?? { version: 0, content: '' });
  let seen = opened?.seen ?? (server ? fromAccount(server) : {});
  let changes = 0;
  let kept = true;

  /** Another tab's record as this one goes on from it. */
  function reconciled(draft: Draft): Draft {
    // A text that is in the account is not lost by another one.
    if (covers(draft.seen, seen) || textHash(text) === base.print) return draft;
    const own = { ...draft, content: text, seen };
    // An older text of this one's, written back by a tab that was saving; else two wrote at once.
    return covers(seen, draft.seen) ? own : over(draft, own);
  }

  /** The draft as it is now: the shared record, or, where there is none, what this tab shows. */
  function current(): Draft {
    const draft = store.read();
    if (draft) return reconciled(draft);
    // Another tab may have saved it and cleared the record; then this is the text it sent.
    const print = textHash(text);
    const sent = print === base.print ? [] : [print];
    const updatedAt = now().toISOString();
    return { content: text, base, sent, aside: [], newer: null, seen, updatedAt };
  }

  function oneMore(before: Draft['seen']): Draft['seen'] {
    changes += 1;
    return { ...before, [tab]: changes };
  }

  function adopt(draft: Draft): void {
    text = draft.content;
    base = draft.base;
    seen = together(seen, draft.seen);
  }

  /** Shows a draft and keeps it on the device as long as it is not all in the account. */
  function put(draft: Draft): void {
    adopt(draft);
    if (!store.read() && isSettled(draft)) return;
    kept = store.write(draft);
    const written = store.read();
    // It may have been merged with what another tab wrote while this device was full.
    if (written) adopt(written);
    // The other tabs have learned of the version from the last record when it goes.
    if (written && isSettled(written)) store.remove();
  }

  return {
    text: () => text,
    /** `false` where this device refused to keep it. */
    kept: () => kept,
    /** The record that the tabs share; `null` where all is in the account. */
    record: store.read,
    current,
    put,

    /** A person has put another text in the place of this one: it is on this device when this returns. */
    replace: (change: (draft: Draft) => Draft): void => {
      const changed = change(current());
      put({ ...changed, seen: oneMore(changed.seen) });
    },

    /** A person has typed: it is on this device when this returns. */
    type: (content: string): void => {
      const draft = store.read() ?? current();
      const typed = { ...draft, content, updatedAt: now().toISOString() };
      // What another tab has written and this one has not seen is kept, not typed over.
      const next = covers(seen, draft.seen) ? typed : putAside(typed, draft.content);
      put({ ...next, seen: oneMore(together(draft.seen, seen)) });
    },

    /**
     * Another tab has written the record, or taken it away (`null`); or this one has been asleep. A text that
     * has this tab's changes in it is taken over. Gives back when it was last typed in, where the other tab
     * has brought it into the account.
     */
    follow: (written: Draft | null): string | null => {
      const draft = store.read();
      if (draft) {
        const next = reconciled(draft);
        if (next === draft) adopt(draft);
        else put(next);
        return null;
      }
      const saved = written !== null && isSettled(written) && written.base.version > base.version;
      if (!saved || reconciled(written) !== written) return null;
      adopt(written);
      return written.updatedAt;
    },
  };
}
