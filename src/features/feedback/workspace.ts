import { deviceStorage } from '@/browser/device-storage';
import { draftPrefix } from '@/browser/draft-storage';
import { onSessionReset, VISITOR_DRAFT } from '@/browser/session-reset';
import type { SafeStorage } from '@/browser/safe-storage';
import { tabStorage } from '@/browser/tab-storage';
import type { FeedbackDraft } from './stored-workspace';
import { createWorkspace, without, type Workspace } from './workspace-store';

/** Owner of a workspace while the account has not loaded. */
export const UNKNOWN = '';

/**
 * Where a workspace is stored. Two names outlive a session (`OUTLIVES_SESSION` in src/browser/session-reset.ts): a
 * student's, under the account id; and a visitor's, for this tab only and until a logout, so that a draft survives signing up. The draft of
 * a student whose account is unknown ends with the session, because the next user may be another one (R17).
 */
function storageOf(owner: string | null): { name: string; storage: SafeStorage } {
  if (owner === null) {
    return { name: VISITOR_DRAFT, storage: tabStorage };
  }
  if (owner === UNKNOWN) return { name: 'feedbackDraft', storage: tabStorage };
  return { name: `${draftPrefix(owner)}feedback`, storage: deviceStorage };
}

const workspaces = new Map<string | null, Workspace>();

// Other tabs of the same student take over the latest draft.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const workspace of workspaces.values()) {
    if (key === workspace.persist.getOptions().name) void workspace.persist.rehydrate();
  }
});
// A page from the back/forward cache has missed those events.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const workspace of workspaces.values()) void workspace.persist.rehydrate();
});
onSessionReset(() => workspaces.clear());

/** Whether nothing is written: no text, no question, no limit. */
function isBlank({ text, prompt, limit }: FeedbackDraft): boolean {
  return [text, prompt, limit].every((part) => part.trim() === '');
}

/**
 * Moves the draft that was written in this tab before the login (`null`), or before the account was known, into the
 * workspace of the student.
 */
function moveDraft(workspace: Workspace, from: null | typeof UNKNOWN): void {
  const { name, storage } = storageOf(from);
  const before = workspaceOf(from).getState();
  if (isBlank(before.draft)) return;
  const { draft, otherDraft, threads } = workspace.getState();
  if (isBlank(draft)) {
    workspace.setState({
      draft: before.draft,
      threads: { ...without(threads, 'draft'), ...before.threads },
      isFromVisitor: from === null,
    });
  } else {
    // Both earlier drafts are kept.
    const text = otherDraft ? `${otherDraft.text}\n\n${before.draft.text}` : before.draft.text;
    workspace.setState({ otherDraft: { ...before.draft, text } });
  }
  workspaces.delete(from);
  storage.removeItem(name);
}

/**
 * The workspace of an account id, of an unknown account (`UNKNOWN`), or of a visitor (`null`). It is created once a session,
 * with the earlier drafts: an effect would move them one render later, and empty the field in which one is being written.
 */
export function workspaceOf(owner: string | null): Workspace {
  const known = workspaces.get(owner);
  if (known) return known;
  const { name, storage } = storageOf(owner);
  const workspace = createWorkspace(name, storage);
  workspaces.set(owner, workspace);
  if (owner !== null && owner !== UNKNOWN) {
    moveDraft(workspace, null);
    moveDraft(workspace, UNKNOWN);
  }
  return workspace;
}
