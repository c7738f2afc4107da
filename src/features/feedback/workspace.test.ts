import { describe, expect, it } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import type { FeedbackThread } from './stored-workspace';
import { workspaceOf } from './workspace';

const write = (owner: string | null, text: string) => workspaceOf(owner).getState().write({ text });

const asked = { text: 'Some text.', prompt: null, wordLimit: null };
const thread: FeedbackThread = {
  asked,
  language: 'en-US',
  feedback: {
    language: 'en',
    counts: { words: 2, characters: 10, paragraphs: 1, sentences: 1 },
    scores: [],
    comments: [],
  },
  done: [],
};

/** Clears memory, as a sign-in does; stored data stay for their owner. */
const startSession = () => resetSession('this-tab');

describe('a draft from before the sign-in', () => {
  it('becomes the student’s if they have none', () => {
    write(null, 'Before.');
    startSession();
    const { draft, otherDraft, isFromVisitor } = workspaceOf('7').getState();
    expect([draft.text, otherDraft, isFromVisitor]).toEqual(['Before.', null, true]);
  });

  it('is one with a question or a limit alone, too', () => {
    workspaceOf(null).getState().write({ prompt: 'Why us?', limit: '300' });
    startSession();
    expect(workspaceOf('9').getState().draft).toEqual({
      text: '',
      prompt: 'Why us?',
      limit: '300',
    });
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

  it('keeps the feedback on an essay, and drops that on an earlier draft', () => {
    const { store } = workspaceOf('8').getState();
    store('draft', thread);
    store('essay:e1', { ...thread, done: ['c1'] });
    startSession();
    write(null, 'Before.');
    startSession();
    const { draft, threads } = workspaceOf('8').getState();
    expect(draft.text).toBe('Before.');
    expect(threads).toEqual({ 'essay:e1': { ...thread, done: ['c1'] } });
  });
});

describe('a switch of drafts', () => {
  it('withdraws the request for the draft that goes, not that for an essay', () => {
    write('9', 'Mine.');
    startSession();
    write(null, 'Second.');
    startSession();
    const workspace = workspaceOf('9');
    const { ask, swap } = workspace.getState();
    ask('draft', asked);
    ask('essay:e1', asked);
    swap();
    expect(workspace.getState().draft.text).toBe('Second.');
    expect(workspace.getState().pending).toEqual({ 'essay:e1': asked });
  });
});

it('a page from the back/forward cache has the draft that another tab wrote meanwhile', () => {
  write('11', 'Mine.');
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith('draft.11.'));
  const stored = localStorage.getItem(key ?? '') ?? '';
  localStorage.setItem(key ?? '', stored.replace('Mine.', 'Newer.'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(workspaceOf('11').getState().draft.text).toBe('Newer.');
});
