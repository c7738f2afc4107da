import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_ANSWERS } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { firstOpenStep } from '@/shared/answers/steps';
import { renderRoute } from '@/test/render-route';

const FOUR = {
  classGradeId: 11,
  countryIds: [4],
  budget: { min: 10_000, max: 20_000 },
  parentId: 1,
};

const question = (name: string) => screen.findByRole('heading', { level: 1, name });

it('opens at the question that is left, which stays while it is answered', async () => {
  useAnswersStore.getState().answer(FOUR);
  expect(firstOpenStep(useAnswersStore.getState().answers)).toBe('majors');
  const { user } = await renderRoute('/');
  await question('Which majors are you leaning toward?');
  await user.click(await screen.findByRole('checkbox', { name: /Computer Science/ }));
  await question('Which majors are you leaning toward?');
  expect(useAnswersStore.getState().answers.titleIds).toHaveLength(1);
});

it('starts over at the first question, and the undo brings back the answers', async () => {
  useAnswersStore.getState().answer(FOUR);
  const { user } = await renderRoute('/');
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  await question('Where would you like to study?');
  expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useAnswersStore.getState().answers).toMatchObject(FOUR);
});

it('keeps the answers in the tab alone on a shared device', async () => {
  useAnswersStore.getState().answer(FOUR);
  const { user } = await renderRoute('/');
  const shared = await screen.findByRole('checkbox', { name: /shared device/ });
  await user.click(shared);
  expect(localStorage.getItem('answers')).toBeNull();
  act(() => useAnswersStore.getState().answer({ average: 9 }));
  expect(sessionStorage.getItem('answers')).toContain('"average":9');
  await user.click(shared);
  await waitFor(() => expect(shared).not.toBeChecked());
  expect(localStorage.getItem('answers')).toContain('"average":9');
});
