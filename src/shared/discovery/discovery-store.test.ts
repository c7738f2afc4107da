import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '@/api/http/session';
import { resetSession } from '@/browser/session-reset';
import { NO_QUIZ_ANSWERS, type QuizAnswers } from './quiz-answers';
import { useDiscovery } from './discovery-store';

const some: QuizAnswers = {
  statements: ['numbers', 'people'],
  environment: 'quiet',
  mbti: 'INTP',
  activities: [
    { id: 'build', rating: 'dislike' },
    { id: 'repair', rating: 'like' },
  ],
};
const result = { language: 'en-US', data: { heading: 'Finding out', summary: 'So it is.' } };
const defaults = { tab: 'chat', status: 'not-started', step: 0, answers: NO_QUIZ_ANSWERS };

const state = () => useDiscovery.getState();

/** The store after a reload. */
async function reloaded() {
  vi.resetModules();
  const { useDiscovery: fresh } = await import('./discovery-store');
  return fresh.getState();
}

function started(): void {
  state().setTab('quiz');
  state().start();
  state().answer(some);
  state().goTo(3);
}

function submitted(): void {
  started();
  state().settle(state().submit() ?? -1, { result });
}

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  state().clear();
});

describe('major discovery', () => {
  it('starts in the chat, unanswered, at the first step', () => {
    expect(state()).toMatchObject({ ...defaults, result: null, failure: null });
  });

  it('goes from started through submitting to submitted, one submission at a time (R24)', () => {
    started();
    expect(state()).toMatchObject({ tab: 'quiz', status: 'started', step: 3, answers: some });
    const first = state().submit();
    expect(state().status).toBe('submitting');
    expect(state().submit()).toBeNull();
    state().settle((first ?? 0) + 1, { result });
    expect(state().status).toBe('submitting');
    state().settle(first ?? -1, { result });
    expect(state()).toMatchObject({ status: 'submitted', result, answers: some });
  });

  it('keeps the answers and the reason if a submission fails', () => {
    started();
    state().settle(state().submit() ?? -1, { failure: { kind: 'network' } });
    expect(state()).toMatchObject({
      status: 'started',
      step: 3,
      answers: some,
      failure: { kind: 'network' },
    });
    state().submit();
    expect(state().failure).toBeNull();
  });

  it('cancels a submission when the student returns to a question', () => {
    started();
    const first = state().submit() ?? -1;
    state().goTo(2);
    expect(state()).toMatchObject({ status: 'started', step: 2 });
    state().settle(first, { result });
    expect(state()).toMatchObject({ status: 'started', result: null });
  });

  it('does not go past a question that needs an answer', () => {
    state().start();
    state().goTo(3);
    expect(state().step).toBe(0);
    state().answer({ ...NO_QUIZ_ANSWERS, statements: ['words'] });
    state().goTo(3);
    expect(state().step).toBe(1);
  });

  it('resets to the chat tab and the defaults, in storage too (R24)', async () => {
    submitted();
    state().clear();
    expect(state()).toMatchObject({ ...defaults, result: null });
    expect(await reloaded()).toMatchObject({ ...defaults, result: null });
  });
});

describe('a reload', () => {
  it('restores only the tab if the quiz has not begun', async () => {
    state().setTab('quiz');
    expect(await reloaded()).toMatchObject({ ...defaults, tab: 'quiz' });
  });

  it('restores the question and the answers', async () => {
    started();
    state().goTo(2);
    const { answers, ...rest } = await reloaded();
    expect(rest).toMatchObject({ tab: 'quiz', status: 'started', step: 2 });
    expect(answers).toMatchObject({ statements: some.statements, environment: 'quiet' });
    expect(new Set(answers.activities)).toEqual(new Set(some.activities));
  });

  it('during a submission restores the last question', async () => {
    started();
    state().submit();
    expect(await reloaded()).toMatchObject({ status: 'started', step: 3, failure: null });
  });

  it('restores the result', async () => {
    submitted();
    expect(await reloaded()).toMatchObject({ status: 'submitted', result });
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"state":{"version":1'],
    ['a text', '"quiz"'],
    ['another version', '{"state":{"version":2,"tab":"quiz","status":"started"},"version":0}'],
    ['a number in the place of all', '{"state":7,"version":0}'],
    [
      'a step that is none',
      '{"state":{"version":1,"tab":"quiz","status":"started","step":9,"answers":{},"owner":""},"version":0}',
    ],
  ])('restores the defaults if storage holds %s', async (_name, stored) => {
    sessionStorage.setItem('quiz', stored);
    expect(await reloaded()).toMatchObject({ ...defaults, result: null });
  });

  it('restores the valid answers, and asks for the others again', async () => {
    const answers = { statements: ['numbers', 'numbers'], environment: 'moon', mbti: 'XXXX' };
    const kept = { version: 1, tab: 'quiz', status: 'submitted', step: 3, answers, owner: '' };
    sessionStorage.setItem('quiz', JSON.stringify({ state: kept, version: 0 }));
    expect(await reloaded()).toMatchObject({
      status: 'started',
      step: 1,
      answers: { ...NO_QUIZ_ANSWERS, statements: ['numbers'] },
      result: null,
    });
  });

  it('requests the result again if the stored one is invalid', async () => {
    submitted();
    const kept = JSON.parse(sessionStorage.getItem('quiz') ?? '{}');
    kept.state.result = { language: 'en-US', data: 'x' };
    sessionStorage.setItem('quiz', JSON.stringify(kept));
    expect(await reloaded()).toMatchObject({ status: 'submitted', result: null });
  });

  it('works if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    submitted();
    expect(state()).toMatchObject({ status: 'submitted', result });
  });
});

describe('a new session', () => {
  it('keeps a visitor’s answers after sign-in, even after a reload', async () => {
    submitted();
    startSession('student-a');
    resetSession('this-tab');
    expect(state()).toMatchObject({ status: 'submitted', result, answers: some });
    await Promise.resolve();
    expect(await reloaded()).toMatchObject({ status: 'submitted', result });
  });

  it('cancels a visitor’s submission at sign-in and keeps the answers', () => {
    started();
    state().submit();
    startSession('student-a');
    resetSession('this-tab');
    expect(state()).toMatchObject({ status: 'started', answers: some, failure: null });
  });

  it('keeps a visitor’s answers if only the visit expired', async () => {
    submitted();
    resetSession('expired-visit');
    expect(state()).toMatchObject({ status: 'submitted', answers: some });
    expect(await reloaded()).toMatchObject({ status: 'submitted' });
  });

  it('has no data of a student after the logout', async () => {
    startSession('student-a');
    submitted();
    endSession();
    resetSession('this-tab');
    expect(state()).toMatchObject({ ...defaults, result: null });
    expect(await reloaded()).toMatchObject({ ...defaults, result: null });
  });

  it('has no data of a visitor who signed in and out', async () => {
    submitted();
    startSession('student-a');
    resetSession('this-tab');
    await Promise.resolve();
    endSession();
    resetSession('this-tab');
    expect(state()).toMatchObject(defaults);
    expect(await reloaded()).toMatchObject(defaults);
  });

  it('has no data of one student for another who signs in elsewhere', async () => {
    startSession('student-a');
    submitted();
    const kept = sessionStorage.getItem('quiz') ?? '';
    startSession('student-b');
    resetSession('another-tab');
    expect(state()).toMatchObject(defaults);
    // A tab that was inactive loads now, without having cleared its storage.
    sessionStorage.setItem('quiz', kept);
    expect(await reloaded()).toMatchObject(defaults);
    endSession();
    sessionStorage.setItem('quiz', kept);
    expect(await reloaded()).toMatchObject(defaults);
  });

  it('continues with a visitor’s answers if the page loads signed in', async () => {
    started();
    startSession('student-a');
    expect(await reloaded()).toMatchObject({ status: 'started', step: 3 });
  });
});
