import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { readTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/ui/overlays/toast-container');
await import('@/routes/login');
await import('@/routes/school-list');

const path = ({ router }: RenderedRoute) => router.state.location.pathname;
const device = () => useDeviceScholarships.getState().items;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function logIn(app: RenderedRoute): Promise<void> {
  await type('Email', 'minh@example.com');
  await type('Password', 'saola-demo');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(path(app)).toBe('/school-list'));
}

async function saved() {
  const { accounts } = await readTables();
  return accounts.find(({ email }) => email === 'minh@example.com')?.scholarships;
}

describe('scholarships saved before signing in', () => {
  it('are reviewed by name with the rest, and added unless unticked', async () => {
    useAnswersStore.getState().answer({ average: 8 });
    useDevicePrograms.getState().restore([{ programId: 101010, schoolId: 101 }]);
    useDeviceScholarships.getState().restore([25, 21, 'gone', 13]);
    const app = await renderRoute('/login');
    const list = within(await screen.findByRole('list', { name: 'Saved scholarships' }));
    expect(
      await list.findByRole('checkbox', {
        name: 'NL Scholarship Dutch Ministry of Education, Culture and Science',
      }),
    ).toBeChecked();
    expect(list.getByRole('checkbox', { name: /No longer in the catalogue/ })).toBeDisabled();
    await app.user.click(list.getByRole('checkbox', { name: /Global Korea/ }));
    expect(
      screen.getByText('1 answer, 1 program and 2 scholarships will move to your account'),
    ).toBeVisible();
    await logIn(app);
    expect(await saved()).toEqual([25, 21]);
    expect(device()).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('stay on the device if adding them fails, with one message', async () => {
    useDeviceScholarships.getState().restore([25, 21]);
    const app = await renderRoute('/login');
    expect(await screen.findByText('2 scholarships will move to your account')).toBeVisible();
    addFault({ match: 'postSavedScholarship', kind: 'status', status: 500, times: 1 });
    await logIn(app);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain('but we couldn’t add 2 scholarships');
    expect(device()).toEqual([25, 21]);
    expect(await saved()).toEqual([]);
  });
});
