import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getOutline } from '@/api/outline/contract';
import { NO_ANSWERS } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
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
  const { user } = await renderRoute('/');
  await question('Which majors are you leaning toward?');
  await user.click(await screen.findByRole('checkbox', { name: /Computer Science/ }));
  await question('Which majors are you leaning toward?');
  expect(useAnswersStore.getState().answers.titleIds).toHaveLength(1);
});

it('does not ask again what was passed with no limit: the list is one press away', async () => {
  useAnswersStore.getState().answer({ ...FOUR, budget: null });
  await renderRoute('/');
  await question('Which majors are you leaning toward?');
  expect(screen.getByRole('link', { name: 'See my list' })).toHaveAttribute('href', '/school-list');
});

it('says what a grade changes: deadlines in the last one, else the programs of the first term', async () => {
  useAnswersStore.getState().answer({ countryIds: [4] });
  const { user } = await renderRoute('/');
  await question('What grade are you in?');
  await user.click(await screen.findByRole('radio', { name: /11/ }));
  await screen.findByText(/^First term: \w+ 20\d\d\. [\d,]+ programs? starts? then\.$/);
  await user.click(screen.getByRole('radio', { name: /12/ }));
  const hint = await screen.findByText(
    /^First term: \w+ 20\d\d\. [\d,]+ closes? within 60 days\.$/,
  );
  const outline = await call(getOutline, {});
  const limit = Date.now() + 60 * 86_400_000;
  const near = outline.country_ids.filter((id, at) => {
    const closes = outline.closes?.[at];
    return String(id) === '4' && closes && Date.parse(closes) < limit;
  });
  expect(hint).toHaveTextContent(`. ${near.length} close`);
});

it('requests the grades with the first answer, so that the next question opens with them', async () => {
  const { user, requests } = await renderRoute('/');
  const asked = async () => (await requests()).filter(({ url }) => url.includes('class-grades'));
  const finland = await screen.findByRole('checkbox', { name: /Finland/ });
  expect(await asked()).toEqual([]);
  await user.click(finland);
  await waitFor(async () => expect(await asked()).toHaveLength(1));
  await user.click(await screen.findByRole('checkbox', { name: /Germany/ }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('radio', { name: /11/ });
  expect(await asked()).toHaveLength(1);
});

it('starts over at the first question, and the undo brings back the answers', async () => {
  useAnswersStore.getState().answer(FOUR);
  const { user } = await renderRoute('/');
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(await question('Where would you like to study?')).toHaveFocus();
  expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
  const status = await screen.findByText('Your answers are cleared');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useAnswersStore.getState().answers).toMatchObject(FOUR);
  const again = await screen.findByRole('button', { name: 'Start over' });
  expect(again).toHaveFocus();
  expect(status).toBeEmptyDOMElement();
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(status).toHaveTextContent('Your answers are cleared');
});

it('a double click on Start over does not press the undo', async () => {
  useAnswersStore.getState().answer(FOUR);
  const { user } = await renderRoute('/');
  await user.dblClick(await screen.findByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
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
