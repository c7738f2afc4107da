import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { newPlanStep } from '@/api/plan-step/contract';
import { planStepsQuery } from '@/api/plan-step/queries';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { GRONINGEN, openSteps, stepWrites, storedSteps } from '@/test/plan/plan-steps';

const DUE = { day: '2027-01-02', time: '12:30', zone: 'Asia/Seoul' };

it('has the proposed steps and the stored ones, by date', async () => {
  const { step, keys, current } = await openSteps();
  expect(keys()).toEqual(['test', 'transcript', 'essay', 'fee', 'form']);
  expect(step('test')).toMatchObject({ state: 'done', waiting: false });
  expect(step('essay')).toMatchObject({ state: 'open', essayId: 'e2' });
  expect(step('fee')).toMatchObject({ state: 'open' });
  // A stored step without a day has the proposed one.
  expect(step('essay').due?.day.localeCompare(step('form').due?.day ?? '')).toBe(-1);
  expect(current().stepsOf('not in the plan')).toEqual([]);
  expect(current()).toMatchObject({ waiting: 0, loading: false, failed: false });
});

it('shows a change at once and stores it; a date of null is the proposed one again', async () => {
  const { step, current } = await openSteps();
  const proposed = step('fee').due;
  act(() => current().change(step('fee'), { state: 'done', due: DUE }));
  expect(step('fee')).toMatchObject({ state: 'done', due: DUE, waiting: true });
  expect(current().waiting).toBe(1);
  await waitFor(() => expect(current().waiting).toBe(0));
  expect(step('fee')).toMatchObject({ state: 'done', due: DUE, waiting: false });
  act(() => current().change(step('fee'), { due: null }));
  expect(step('fee')).toMatchObject({ state: 'done', due: proposed });
  await waitFor(() => expect(current().waiting).toBe(0));
  const stored = (await storedSteps()).find(({ key }) => key === 'fee');
  expect(stored).toMatchObject({ state: 'done', day: null, time: null, zone: null });
});

it('keeps what one change does not name: another one, and what waits', async () => {
  const { step, current } = await openSteps();
  act(() => {
    current().change(step('essay'), { state: 'done' });
  });
  act(() => current().change(step('essay'), { due: DUE }));
  expect(step('essay')).toMatchObject({ state: 'done', due: DUE, essayId: 'e2' });
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).find(({ key }) => key === 'essay')).toMatchObject({
    state: 'done',
    day: DUE.day,
    essay_id: 'e2',
  });
});

it('keeps what another tab has stored since the render that a change began in', async () => {
  const { step, current, client } = await openSteps();
  const { change } = current();
  const essay = step('essay');
  await act(async () => {
    const list = client.getQueryData(planStepsQuery().queryKey) ?? [];
    const renamed = list.map((one) => (one.key === 'essay' ? { ...one, title: 'Draft 2' } : one));
    client.setQueryData(planStepsQuery().queryKey, renamed);
    change(essay, { state: 'done' });
  });
  expect(step('essay')).toMatchObject({ state: 'done', title: 'Draft 2' });
});

it('proposes a visa once there is an offer; one added before it stays the only one', async () => {
  const { current, client, keys } = await openSteps();
  const { queryKey } = bookmarksQuery('en-US');
  const decide = (programId: number) =>
    act(async () =>
      client.setQueryData(queryKey, (list = []) =>
        list.map((one) =>
          one.program.id === programId ? { ...one, status: 'decided', outcome: 'offer' } : one,
        ),
      ),
    );
  act(() => current().add(GRONINGEN, 'visa', {}));
  expect(keys().filter((key) => key === 'visa')).toHaveLength(1);
  await decide(GRONINGEN);
  const visas = current()
    .stepsOf(GRONINGEN)
    .filter(({ kind }) => kind === 'visa');
  expect(visas.map(({ key }) => key)).toEqual(['visa']);
  const other = client
    .getQueryData(queryKey)
    ?.find(({ program }) => program.school.name === 'KAIST');
  const id = Number(other?.program.id);
  const hasVisa = () =>
    current()
      .stepsOf(id)
      .some(({ key }) => key === 'visa');
  expect(hasVisa()).toBe(false);
  await decide(id);
  await waitFor(() => expect(hasVisa()).toBe(true));
});

it('adds a step, deletes it, and brings it back as it was', async () => {
  const { current, keys } = await openSteps();
  const before = keys();
  act(() => current().add(GRONINGEN, 'own', { title: 'Ask Mai', due: DUE }));
  const added = current()
    .stepsOf(GRONINGEN)
    .find(({ kind }) => kind === 'own');
  expect(added).toMatchObject({ title: 'Ask Mai', due: DUE, state: 'open', waiting: true });
  if (!added) throw new Error('Nothing was added');
  await waitFor(() => expect(current().waiting).toBe(0));
  act(() => current().remove(added));
  expect(keys()).toEqual(before);
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).filter(({ kind }) => kind === 'own')).toEqual([]);
  act(() => current().change(added, { state: 'open' }));
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).filter(({ kind }) => kind === 'own')).toMatchObject([
    { key: added.key, title: 'Ask Mai', day: DUE.day, zone: DUE.zone },
  ]);
});

it('adds a step of any kind; a proposed one that is off the list comes back as it was proposed', async () => {
  const { step, current, keys } = await openSteps();
  const { due } = step('fee');
  act(() => current().add(GRONINGEN, 'test', { title: 'SAT', due: DUE }));
  act(() => current().add(GRONINGEN, 'scholarship', { scholarshipId: 25 }));
  const added = current()
    .stepsOf(GRONINGEN)
    .filter(({ key, kind }) => key !== kind);
  expect(added).toMatchObject([
    { kind: 'test', title: 'SAT', due: DUE },
    { kind: 'scholarship', title: null, due: null, scholarshipId: 25 },
  ]);
  expect(step('test')).toMatchObject({ state: 'done', title: null });
  act(() => current().remove(step('fee')));
  expect(keys()).not.toContain('fee');
  act(() => current().add(GRONINGEN, 'fee', {}));
  expect(step('fee')).toMatchObject({ state: 'open', due, suggested: true });
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).map(({ kind }) => kind).toSorted()).toEqual([
    ...['essay', 'fee', 'scholarship', 'test', 'test', 'transcript'],
  ]);
});

it('takes a proposed step off the list, and puts it back', async () => {
  const { step, current, keys } = await openSteps();
  const fee = step('fee');
  act(() => current().remove(fee));
  expect(keys()).not.toContain('fee');
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).find(({ key }) => key === 'fee')?.state).toBe('skipped');
  act(() => current().change(fee, { state: 'open' }));
  expect(keys()).toContain('fee');
  await waitFor(() => expect(current().waiting).toBe(0));
});

it('sends a change that failed once the network is back', async () => {
  const first = await openSteps();
  addFault({ kind: 'network', match: 'putPlanStep', times: 9 });
  act(() => first.current().change(first.step('fee'), { state: 'done' }));
  await waitFor(async () => expect(await stepWrites()).toHaveLength(1));
  expect(first.current().waiting).toBe(1);
  clearFaults();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(first.current().waiting).toBe(0));
  expect(await stepWrites()).toHaveLength(2);
});

it('a change that the device cannot store is not lost by closing the tab', async () => {
  const { current, step } = await openSteps();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'closes';
  };
  expect(close()).toBe('closes');
  act(() => current().change(step('fee'), { state: 'done' }));
  expect(close()).toBe('asks');
  await waitFor(() => expect(close()).toBe('closes'));
});

it('sends what an earlier visit has left, of this student alone', async () => {
  const fields = { ...newPlanStep('fee'), state: 'done' };
  const left = { program_id: String(GRONINGEN), key: 'fee', fields, refused: null };
  localStorage.setItem(`steps.1.${GRONINGEN}.fee`, JSON.stringify(left));
  localStorage.setItem(`steps.2.${GRONINGEN}.form`, JSON.stringify({ ...left, key: 'form' }));
  localStorage.setItem(`steps.1.${GRONINGEN}.visa`, '{"key":');
  const { step, current } = await openSteps();
  await waitFor(() => expect(step('fee')).toMatchObject({ state: 'done', waiting: false }));
  expect(current().waiting).toBe(0);
  expect((await stepWrites()).map(({ url }) => url.split('/').at(-1))).toEqual(['fee']);
  expect(localStorage.getItem(`steps.2.${GRONINGEN}.form`)).not.toBeNull();
});
