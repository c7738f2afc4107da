import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { addFault } from '@/mocks/server/faults';
import { expireSessions } from '@/mocks/data/sessions';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// The toast library is loaded on demand; loaded here for all tests.
await import('@/ui/overlays/toast-container');

const given: Partial<Answers> = {
  classGradeId: 12,
  budget: { min: '10000', max: '20000' },
  average: 8,
};

async function logIn({ user }: RenderedRoute): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'minh@example.com');
  await user.type(await screen.findByLabelText('Password'), 'saola-demo');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

async function written({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

const device = () => useAnswersStore.getState().answers;

describe('answers given before signing in', () => {
  it('are listed beside the form, and removed from the device once the account has them', async () => {
    const app = await renderRoute('/login');
    useAnswersStore.getState().answer(given);
    expect(await screen.findByText('3 answers will move to your account')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /\$10,000\s-\s\$20,000/ })).toBeChecked();
    let atWriting: Answers | null = null;
    const stop = useAnswersStore.subscribe((_now, before) => (atWriting ??= before.answers));
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    stop();
    expect(await written(app)).toEqual([
      { class_grade_id: 12, budget_min: '10000', budget_max: '20000', average: 8 },
    ]);
    expect(atWriting).toMatchObject(given);
    expect(device()).toEqual(NO_ANSWERS);
    await waitFor(async () => {
      const calls = (await app.requests()).map(({ method, url }) => `${method} ${url}`);
      const put = calls.findIndex((line) => line.startsWith('PUT'));
      const finalRun = calls.findIndex((line) => line.includes('final-engine'));
      expect([put > 0, finalRun > put]).toEqual([true, true]);
    });
    expect(toasts()).toEqual([]);
  });

  it('are not sent if the student unticks them', async () => {
    const app = await renderRoute('/login');
    useAnswersStore.getState().answer(given);
    await app.user.click(await screen.findByRole('checkbox', { name: /\$10,000/ }));
    expect(await screen.findByText('2 answers will move to your account')).toBeVisible();
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    expect(await written(app)).toEqual([{ class_grade_id: 12, average: 8 }]);
  });

  it('include the majors with their titles', async () => {
    const app = await renderRoute('/login');
    useAnswersStore.getState().answer({ titleIds: [1, 2] });
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    expect(await written(app)).toMatchObject([
      { educational_records: { next_program_titles: [{ id: 1 }, { id: 2 }] } },
    ]);
  });

  it('cause no request if there are none', async () => {
    const app = await renderRoute('/login');
    expect(await screen.findByText('What you get with an account')).toBeVisible();
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    expect(await written(app)).toEqual([]);
  });

  it.each(['getBasicInfo', 'putBasicInfo'] as const)(
    'stay on the device if %s fails: signed in, with one message',
    async (match) => {
      const app = await renderRoute('/login');
      useAnswersStore.getState().answer(given);
      // A failed GET is repeated once (R16).
      addFault({ match, kind: 'status', status: 500, times: match === 'getBasicInfo' ? 2 : 1 });
      await logIn(app);
      await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
      expect(document.cookie).toContain('token=');
      expect(device()).toEqual({ ...NO_ANSWERS, ...given });
      await waitFor(() => expect(toasts()).toHaveLength(1));
      expect(toasts()[0]).toContain('They’re still on this device.');
    },
  );

  it('return to the device if the session ends meanwhile: one logout, one toast, /login', async () => {
    const app = await renderRoute('/login');
    useAnswersStore.getState().answer(given);
    addFault({ match: 'putBasicInfo', kind: 'status', status: 401 });
    await logIn(app);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(app.router.state.location.pathname).toBe('/login');
    expect(document.cookie).not.toMatch(/token=/);
    await waitFor(() => expect(device()).toEqual({ ...NO_ANSWERS, ...given }));
    await expireSessions();
  });
});
