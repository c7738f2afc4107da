import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('./own-sheet');
afterEach(() => vi.unstubAllEnvs());

const open = () => renderRoute('/profile/checklist?sheet=602020', { signedInAs: 'linh.tran' });
const paper = () => screen.findByRole('heading', { name: /^Linh would like to study/ });
const failure = () => screen.queryByRole('heading', { name: /^We couldn’t load/ });

it('stays if the school cannot be loaded again', async () => {
  const { queryClient } = await open();
  const heading = await paper();
  addFault({ match: 'getSchool', kind: 'status', status: 400 });
  await act(() => queryClient.refetchQueries({ queryKey: ['school'] }));
  expect(heading).toBeVisible();
  expect(failure()).toBeNull();
});

it('is not there without the saved scholarships until they have loaded', async () => {
  addFault({ match: 'getSavedScholarships', kind: 'status', status: 400 });
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(failure()).toBeVisible();
  clearFaults();
  await user.click(again);
  await waitFor(async () => expect(await paper()).toBeVisible());
});

it('says that the school lists a program of the plan no longer, and offers the others', async () => {
  const body = { data: { id: 602, name: 'Aalto University', programs: [] } };
  addFault({ match: 'getSchool', kind: 'status', status: 200, body });
  await open();
  expect(await screen.findByRole('heading', { name: 'No longer in the catalogue' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Program' })).toBeVisible();
});

it('does not wait for scholarships that the API does not have', async () => {
  vi.stubEnv('VITE_FEATURES', 'plan,profile,catalogue');
  const { requests } = await open();
  expect(await paper()).toBeVisible();
  const urls = (await requests()).map(({ url }) => url);
  expect(urls.filter((url) => url.includes('scholarship'))).toEqual([]);
});

it.each([
  ['/vi', 'Linh muốn học Cử nhân', /^3 năm, /],
  ['', 'Linh would like to study BSc', /^Bachelor’s, 3 years, /],
])('names the degree once (%s)', async (locale, start, facts) => {
  await renderRoute(`${locale}/profile/checklist?sheet=404010`, { signedInAs: 'linh.tran' });
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.textContent.replaceAll('\u00a0', ' ')).toContain(start);
  expect(screen.getByText(facts)).toBeVisible();
});

it('opens from the plan with the offer; another program keeps the focus on its field', async () => {
  const { user, router } = await renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });
  await user.click(await screen.findByRole('button', { name: 'For my parents' }));
  expect(await paper()).toHaveTextContent('in Ho Chi Minh City, Vietnam');
  // Her application is for an earlier intake than the next one.
  expect(screen.queryByText(/^Application, /)).toBeNull();
  expect(screen.queryByText(/to start in/)).toBeNull();
  const programs = screen.getByRole('combobox', { name: 'Program' });
  expect(programs).toHaveDisplayValue(/^RMIT University Vietnam, /);
  await user.selectOptions(programs, '602020');
  await waitFor(async () => expect(await paper()).toHaveTextContent('in Espoo, Finland'));
  expect(screen.getByText(/^Application, /)).toBeVisible();
  expect(programs).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
