import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

/** Loaded on demand in a browser; loaded here for all tests. */
beforeAll(() => import('./saved-view'));
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
