import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { isSharedDevice, setSharedDevice } from '@/browser/shared-device';
import { NO_ANSWERS, type Answers } from './answers';
import { useAnswersStore } from './answers-store';

const some: Partial<Answers> = { classGradeId: 12, countryIds: [1, 'NL'], average: 8.6 };

const DAY = 86_400_000;

/** Another tab has changed the storage. */
const notify = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** The store after a reload. */
async function reloaded() {
  vi.resetModules();
  const { useAnswersStore: fresh } = await import('./answers-store');
  return fresh.getState();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  document.cookie = 'token=; max-age=0; path=/';
});

describe('the answers on this device', () => {
  it('change independently', () => {
    const { answer } = useAnswersStore.getState();
    answer(some);
    answer({ countryIds: [2] });
    expect(useAnswersStore.getState().answers).toEqual({ ...NO_ANSWERS, ...some, countryIds: [2] });
  });

  it('survive a reload', async () => {
    useAnswersStore.getState().answer(some);
    const { answers, dropped } = await reloaded();
    expect(answers).toEqual({ ...NO_ANSWERS, ...some });
    expect(dropped).toEqual([]);
  });

  it('stay for 30 days after the last change', async () => {
    vi.useFakeTimers({ now: 0 });
    useAnswersStore.getState().answer(some);
    vi.setSystemTime(29 * DAY);
    useAnswersStore.getState().answer({ average: 9 });
    vi.setSystemTime(59 * DAY);
    expect((await reloaded()).answers).toMatchObject({ classGradeId: 12, average: 9 });
    vi.setSystemTime(59 * DAY + 1);
    expect((await reloaded()).answers).toEqual(NO_ANSWERS);
    expect(localStorage.getItem('answers')).toBeNull();
  });

  it.each([JSON.stringify('soon'), 'null', '[]', '-1e9', '1e99'])(
    'are dropped if their date is %s',
    async (at) => {
      localStorage.setItem('answers', `{"state":{"classGradeId":12},"version":0,"at":${at}}`);
      expect((await reloaded()).answers).toEqual(NO_ANSWERS);
    },
  );

  it('without a date get one when they are first read', async () => {
    localStorage.setItem('answers', '{"state":{"classGradeId":12},"version":0}');
    expect((await reloaded()).answers.classGradeId).toBe(12);
    vi.useFakeTimers({ now: Date.now() + 31 * DAY });
    expect((await reloaded()).answers).toEqual(NO_ANSWERS);
  });

  it('follow another tab, and a change here keeps what that tab stored', () => {
    useAnswersStore.getState().answer(some);
    const newer = { ...NO_ANSWERS, ...some, average: 9.5 };
    localStorage.setItem('answers', JSON.stringify({ state: newer, version: 0, at: Date.now() }));
    notify('answers', localStorage.getItem('answers'));
    useAnswersStore.getState().answer({ sat: 1400 });
    expect(localStorage.getItem('answers')).toContain('"average":9.5');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
  });

  it('are only in the tab on a shared device, and go back to the device after that', async () => {
    useAnswersStore.getState().answer(some);
    localStorage.setItem('saved', '{"state":{"items":[]},"version":0}');
    setSharedDevice(true);
    expect(isSharedDevice()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['sharedDevice']);
    useAnswersStore.getState().answer({ average: 9 });
    expect(Object.keys(localStorage)).toEqual(['sharedDevice']);
    expect((await reloaded()).answers).toMatchObject({ classGradeId: 12, average: 9 });
    setSharedDevice(false);
    expect(Object.keys(localStorage).toSorted()).toEqual(['answers', 'saved']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    setSharedDevice(true);
    sessionStorage.clear();
    expect((await reloaded()).answers).toEqual(NO_ANSWERS);
  });

  it('are gone after a logout; those that another tab stored since then stay (R19)', () => {
    useAnswersStore.getState().answer(some);
    resetSession('this-tab');
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
    expect(localStorage.getItem('answers')).toBeNull();
    const newer = { state: { classGradeId: 11 }, version: 0, at: Date.now() };
    localStorage.setItem('answers', JSON.stringify(newer));
    resetSession('another-tab');
    expect(useAnswersStore.getState().answers.classGradeId).toBe(11);
  });

  it('that a sign-in left over go with its session, however it ends (R19)', async () => {
    document.cookie = 'token=abc; path=/';
    useAnswersStore.getState().answer(some);
    expect((await reloaded()).answers.classGradeId).toBe(12);
    document.cookie = 'token=; max-age=0; path=/';
    expect((await reloaded()).answers).toEqual(NO_ANSWERS);
    resetSession('another-tab');
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
  });

  it('stay when a visit expires, without the majors and their field', () => {
    useAnswersStore.getState().answer({ ...some, parentId: 1, titleIds: [2] });
    resetSession('expired-visit');
    expect(useAnswersStore.getState().answers).toEqual({ ...NO_ANSWERS, ...some });
    expect(localStorage.getItem('answers')).toContain('"classGradeId":12');
  });

  it('are cleared by a reset, in storage too', async () => {
    useAnswersStore.getState().answer(some);
    useAnswersStore.getState().reset();
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
    expect((await reloaded()).answers).toEqual(NO_ANSWERS);
  });

  it.each([
    '',
    '{',
    'null',
    '"text"',
    '[]',
    '{"state":5}',
    '{"state":null,"version":0}',
    'x'.repeat(10_000),
  ])('are empty if storage holds %j', async (stored) => {
    localStorage.setItem('answers', stored);
    const { answers, dropped } = await reloaded();
    expect(answers).toEqual(NO_ANSWERS);
    expect(dropped).toEqual([]);
  });

  it('keep valid values of storage, and report dropped ones until read', async () => {
    const state = { ...some, countryIds: 'all', budget: { min: 'abc' }, unknown: 1 };
    localStorage.setItem('answers', JSON.stringify({ state, version: 0 }));
    const found = await reloaded();
    expect(found.answers).toEqual({ ...NO_ANSWERS, classGradeId: 12, average: 8.6 });
    expect(found.dropped).toEqual(['countryIds', 'budget']);
  });

  it('report removed values until read', () => {
    const { answer, drop, forgetDropped } = useAnswersStore.getState();
    answer(some);
    drop({ countryIds: [1] });
    expect(useAnswersStore.getState()).toMatchObject({
      answers: { countryIds: [1], classGradeId: 12 },
      dropped: ['countryIds'],
    });
    forgetDropped();
    expect(useAnswersStore.getState().dropped).toEqual([]);
  });

  it('are kept in memory if storage is blocked or full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    useAnswersStore.getState().answer(some);
    expect(useAnswersStore.getState().answers).toEqual({ ...NO_ANSWERS, ...some });
    useAnswersStore.getState().reset();
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
  });
});
