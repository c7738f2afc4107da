import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { readTables } from '@/mocks/data/db';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

// The page after a sign-in, loaded here for all tests.
await import('@/routes/login');
await import('@/routes/school-list');

function make(): void {
  useAnswersStore.getState().answer({ classGradeId: 12, average: 8 });
  useDevicePrograms.getState().restore([
    { programId: 101010, schoolId: 101 },
    { programId: 402200, schoolId: 402 },
    { programId: 509580, schoolId: 509 },
  ]);
}

const path = ({ router }: RenderedRoute) => router.state.location.pathname;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the review of local data', () => {
  it('lists each answer and program, and counts what will be added', async () => {
    const app = await renderRoute('/signup');
    expect(
      await screen.findByRole('heading', { name: 'What you get with an account' }),
    ).toBeVisible();
    make();
    expect(
      await screen.findByText('2 answers and 3 programs will move to your account'),
    ).toBeVisible();
    const programs = within(screen.getByRole('list', { name: 'Saved programs' }));
    expect(
      await programs.findByRole('checkbox', {
        name: 'BA Computer Science University of California, Berkeley',
      }),
    ).toBeChecked();
    await app.user.click(programs.getByRole('checkbox', { name: /University of Amsterdam/ }));
    await app.user.click(screen.getByRole('checkbox', { name: /Grade 12/ }));
    expect(
      await screen.findByText('1 answer and 2 programs will move to your account'),
    ).toBeVisible();
    for (const box of screen.getAllByRole('checkbox', { checked: true })) {
      await app.user.click(box);
    }
    expect(await screen.findByText('Nothing will be moved')).toBeVisible();
  });

  it('writes a band as IELTS does and a total without a separator', async () => {
    await renderRoute('/vi/signup');
    useAnswersStore.getState().answer({ average: 8.6, ielts: 7, sat: 1400 });
    const score = (name: RegExp) => screen.findByRole('checkbox', { name });
    expect(await score(/^IELTS.* 7\.0$/)).toBeChecked();
    expect(await score(/^SAT.* 1400$/)).toBeChecked();
    expect(await score(/^Điểm trung bình.* 8,6$/)).toBeChecked();
  });

  it('remembers unticked items on the next account page', async () => {
    const app = await renderRoute('/signup');
    make();
    await app.user.click(await screen.findByRole('checkbox', { name: /Grade 12/ }));
    await app.user.click(screen.getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(await screen.findByRole('checkbox', { name: /Grade 12/ })).not.toBeChecked();
    await type('Email', 'minh@example.com');
    await type('Password', 'saola-demo');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path(app)).toBe('/school-list'));
    const { accounts } = await readTables();
    const minh = accounts.find(({ email }) => email === 'minh@example.com');
    expect(minh?.basicInfo).toEqual({ average: 8 });
  });

  it('explains that a field without majors replaces an older answer', async () => {
    const app = await renderRoute('/login');
    useAnswersStore.getState().answer({ parentId: 1 });
    const words = /Any majors saved in your account will be removed/;
    expect(await screen.findByText(words)).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: /Field/ }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox', { name: /Field/ }));
    useAnswersStore.getState().answer({ titleIds: [1] });
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });
});
