import { describe, expect, it } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { workspaceOf } from './workspace';

const write = (owner: string | null, text: string) => workspaceOf(owner).getState().write({ text });

/** Clears memory, as a sign-in does; stored data stay for their owner. */
const startSession = () => resetSession('this-tab');

describe('a draft from before the sign-in', () => {
  it('becomes the student’s if they have none', () => {
    write(null, 'Before.');
    startSession();
    const { draft, otherDraft, isFromVisitor } = workspaceOf('7').getState();
    expect([draft.text, otherDraft, isFromVisitor]).toEqual(['Before.', null, true]);
  });

  it('is kept as a second draft if they have one, along with earlier ones', () => {
    write('7', 'Mine.');
    startSession();
    write(null, 'First.');
    startSession();
    expect(workspaceOf('7').getState().otherDraft?.text).toBe('First.');
    startSession();
    write(null, 'Second.');
    startSession();
    const { draft, otherDraft } = workspaceOf('7').getState();
    expect([draft.text, otherDraft?.text]).toEqual(['Mine.', 'First.\n\nSecond.']);
  });
});
