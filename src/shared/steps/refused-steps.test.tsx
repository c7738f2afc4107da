import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { addFault } from '@/mocks/server/faults';
import { GRONINGEN, openSteps, storedSteps } from '@/test/plan/plan-steps';

it('shows why a change was refused, until it is discarded', async () => {
  const { step, current } = await openSteps();
  act(() => current().change(step('essay'), { title: 'x'.repeat(101) }));
  await waitFor(() => expect(step('essay').refused).toBe('Use at most 100 characters.'));
  expect(step('essay')).toMatchObject({ waiting: true, essayId: 'e2' });
  act(() => current().discard(step('essay')));
  expect(step('essay')).toMatchObject({ title: null, waiting: false, refused: null });
  expect(current().waiting).toBe(0);
});

it('shows a step whose deletion was refused', async () => {
  const { current } = await openSteps();
  act(() => current().add(GRONINGEN, 'own', { title: 'Ask Mai', due: null }));
  await waitFor(() => expect(current().waiting).toBe(0));
  const own = () =>
    current()
      .stepsOf(GRONINGEN)
      .filter(({ kind }) => kind === 'own');
  server.use(
    http.delete('*/plan-steps/*/*', () =>
      HttpResponse.json({ message: 'Not now.' }, { status: 403 }),
    ),
  );
  const [added] = own();
  if (!added) throw new Error('Nothing was added');
  act(() => current().remove(added));
  expect(own()).toEqual([]);
  await waitFor(() => expect(own()).toHaveLength(1));
  expect(own()[0]?.refused).toBe('Not now.');
  server.resetHandlers();
  act(() => current().resend(added));
  expect(own()).toEqual([]);
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).some(({ kind }) => kind === 'own')).toBe(false);
});

it('shows a proposed step whose removal was refused, and removes it by the next try', async () => {
  const { step, current, keys } = await openSteps();
  const fee = step('fee');
  const body = { message: 'Not now.' };
  addFault({ match: 'putPlanStep', kind: 'status', status: 422, body, times: 1 });
  act(() => current().remove(fee));
  expect(keys()).not.toContain('fee');
  await waitFor(() => expect(keys()).toContain('fee'));
  expect(step('fee')).toMatchObject({ refused: 'Not now.' });
  act(() => current().resend(fee));
  await waitFor(() => expect(current().waiting).toBe(0));
  expect(keys()).not.toContain('fee');
  expect((await storedSteps()).find(({ key }) => key === 'fee')?.state).toBe('skipped');
});

it('tries the refused change itself again, so that the date stays a proposed one', async () => {
  const { step, current } = await openSteps();
  addFault({
    match: 'putPlanStep',
    kind: 'status',
    status: 422,
    body: { message: 'No.' },
    times: 1,
  });
  act(() => current().change(step('fee'), { state: 'done' }));
  await waitFor(() => expect(step('fee').refused).not.toBeNull());
  act(() => current().resend(step('fee')));
  await waitFor(() => expect(current().waiting).toBe(0));
  expect((await storedSteps()).find(({ key }) => key === 'fee')).toMatchObject({
    state: 'done',
    day: null,
  });
});
