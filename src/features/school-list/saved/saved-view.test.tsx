import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('./saved-view');
beforeEach(() => useDevicePrograms.getState().reset());

const BERKELEY = { programId: 101010, schoolId: 101 };
const AMSTERDAM = { programId: 402200, schoolId: 402 };
const rows = () => screen.findAllByRole('heading', { level: 3 });

it('shows the saved programs as rows, and the account at the end', async () => {
  useDevicePrograms.getState().restore([BERKELEY, AMSTERDAM]);
  const { user } = await renderRoute('/school-list?view=saved');
  await screen.findByRole('heading', { level: 1, name: '2 programs saved' });
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [first, second] = await rows();
  const invitation = screen.getByRole('link', { name: 'Keep in an account' });
  expect(second?.compareDocumentPosition(invitation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // A removed program can be saved again until the page is left.
  const named = `${first?.textContent}, ${first?.nextElementSibling?.textContent}`;
  await user.click(screen.getByRole('button', { name: `Saved: ${named}` }));
  await screen.findByRole('heading', { level: 1, name: '1 program saved' });
  await user.click(screen.getByRole('button', { name: `Save ${named}` }));
  expect(useDevicePrograms.getState().items).toHaveLength(2);
});

it('names programs that are gone, and removes them', async () => {
  useDevicePrograms.getState().restore([BERKELEY, { programId: 9, schoolId: 101 }]);
  const { user } = await renderRoute('/school-list?view=saved');
  expect(await screen.findByText('1 program is no longer in the catalogue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(useDevicePrograms.getState().items).toEqual([BERKELEY]);
  expect(screen.queryByText(/no longer in the catalogue/)).not.toBeInTheDocument();
});

it('keeps what loaded if a school fails, with retry', async () => {
  useDevicePrograms.getState().restore([BERKELEY]);
  addFault({ match: 'getSchool', kind: 'status', status: 400, times: 1 });
  const { user } = await renderRoute('/school-list?view=saved');
  expect(await screen.findByText(/^We couldn’t load some of your programs\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

/** Answers the question of a chip with the highest score. */
async function answerIelts(user: UserEvent, chip: HTMLElement) {
  await user.click(chip);
  const sheet = within(await screen.findByRole('dialog', { name: 'Your IELTS?' }));
  for (let press = 0; press < 6; press++)
    await user.click(sheet.getByRole('button', { name: 'IELTS: higher' }));
  await user.click(sheet.getByRole('button', { name: 'Fill in the rows' }));
}

it('keeps the rows while they are compared with an answer, and says what it filled', async () => {
  useAnswersStore.getState().answer({ classGradeId: 12 });
  useDevicePrograms.getState().restore([BERKELEY, AMSTERDAM]);
  const { user } = await renderRoute('/school-list?view=saved');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [, second] = await rows();
  const [, chip] = screen.getAllByRole('button', { name: 'Add your IELTS' });
  if (!chip) throw new Error('A chip was expected');
  await answerIelts(user, chip);
  expect(second).toBeInTheDocument();
  expect(await screen.findByText(/^Filled in 2 rows\./)).toBeInTheDocument();
  expect(second).toBeInTheDocument();
  await waitFor(() => expect(second?.contains(document.activeElement)).toBe(true));
});

it('says in the dialog of a program, too, what an answer filled', async () => {
  useAnswersStore.getState().answer({ classGradeId: 12 });
  useDevicePrograms.getState().restore([BERKELEY, AMSTERDAM]);
  const { user } = await renderRoute('/school-list?view=saved');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [first] = await rows();
  if (!first) throw new Error('A row was expected');
  await user.click(within(first).getByRole('link'));
  const dialog = await screen.findByRole('dialog', { name: first.textContent ?? '' });
  await answerIelts(user, await within(dialog).findByRole('button', { name: 'Add your IELTS' }));
  await within(dialog).findByText(/^Filled in/);
  expect(within(dialog).getByText(/^Filled in 2 rows\./)).toBeInTheDocument();
});

it('leads to the list if nothing is saved', async () => {
  await renderRoute('/vi/school-list?view=saved');
  expect(
    await screen.findByRole('heading', { name: 'Bạn chưa lưu chương trình nào' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Giữ lại trong tài khoản' })).not.toBeInTheDocument();
});

it('opens the plan for a student', async () => {
  const { router } = await renderRoute('/school-list?view=saved', { signedInAs: 'minh' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/checklist'));
});
