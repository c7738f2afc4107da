import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_ANSWERS, type Answers } from './answers';
import { useAnswersStore } from './answers-store';

const some: Partial<Answers> = { classGradeId: 12, countryIds: [1, 'NL'], average: 8.6 };

/** The store after a reload. */
async function reloaded() {
  vi.resetModules();
  const { useAnswersStore: fresh } = await import('./answers-store');
  return fresh.getState();
}

afterEach(() => {
  vi.restoreAllMocks();
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
    sessionStorage.setItem('answers', stored);
    const { answers, dropped } = await reloaded();
    expect(answers).toEqual(NO_ANSWERS);
    expect(dropped).toEqual([]);
  });

  it('keep valid values of storage, and report dropped ones until read', async () => {
    const state = { ...some, countryIds: 'all', budget: { min: 'abc' }, unknown: 1 };
    sessionStorage.setItem('answers', JSON.stringify({ state, version: 0 }));
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
