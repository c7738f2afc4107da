import { describe, expect, it } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { workspaceOf } from './workspace';

const write = (owner: string | null, text: string) => workspaceOf(owner).getState().write({ text });

/** As at a sign-in: memory is cleared, stored data stay for their owner. */
function another(): void {
  resetSession('this-tab');
}

describe('a draft from before the sign-in', () => {
  it('becomes the student’s if they have none', () => {
    write(null, 'Before.');
    another();
    const { draft, aside, brought } = workspaceOf('7').getState();
    expect([draft.text, aside, brought]).toEqual(['Before.', null, true]);
  });

  it('is kept as a second draft if they have one, along with earlier ones', () => {
    write('7', 'Mine.');
    another();
    write(null, 'First.');
    another();
    expect(workspaceOf('7').getState().aside?.text).toBe('First.');
    another();
    write(null, 'Second.');
    another();
    const { draft, aside } = workspaceOf('7').getState();
    expect([draft.text, aside?.text]).toEqual(['Mine.', 'First.\n\nSecond.']);
  });
});
