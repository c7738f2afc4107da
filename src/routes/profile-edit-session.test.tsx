import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo } from '@/api/user/contract';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { expire, logIn } from '@/test/expire';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

// The page after a sign-in, loaded here for all tests.
await import('@/app/frame/user-menu');
await import('./login');

const MINH = 'minh@example.com';
const LINH = 'linh.tran@example.com';
const box = (name: string) => screen.findByRole('textbox', { name });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));

async function open(): Promise<RenderedRoute> {
  const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
  await screen.findByRole('button', { name: 'Lê Quang Minh’s account' });
  return app;
}

async function paste({ user }: RenderedRoute, name: string, text: string): Promise<void> {
  await user.click(await box(name));
  await user.paste(text);
}

async function leaveByLogout({ user }: RenderedRoute): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /’s account$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

describe('unsaved input on /profile/edit when the session expires', () => {
  it('returns and is saved with the same student, including invalid input', async () => {
    const app = await open();
    addFault({ match: 'putBasicInfo', kind: 'network' });
    await paste(app, 'SAT, total', '1450');
    await paste(app, 'IELTS, overall band', '6.7');
    await paste(app, 'Your school', 'Chu Văn An');
    await expire(app);
    clearFaults();
    await logIn(app, MINH);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/profile/edit'));
    expect(await box('SAT, total')).toHaveValue('1450');
    expect(await box('IELTS, overall band')).toHaveValue('6.7');
    expect(await box('IELTS, overall band')).toBeInvalid();
    await waitFor(async () =>
      expect(await call(getBasicInfo, {})).toEqual({ sat: 1450, current_school: 'Chu Văn An' }),
    );
    await app.user.clear(await box('IELTS, overall band'));
    await app.user.tab();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('also returns after an error page took the place of the form', async () => {
    await paste(await open(), 'IELTS, overall band', '6.7');
    cleanup();
    await renderRoute('/profile/edit');
    expect(await box('IELTS, overall band')).toHaveValue('6.7');
  });

  it('is not saved until blur if it is half a phone number', async () => {
    const app = await open();
    await app.user.type(await box('Phone number'), '091234567');
    await expire(app);
    const before = (await app.requests()).length;
    await logIn(app, MINH);
    const phone = await box('Phone number');
    await waitFor(() => expect(phone).toHaveValue('091234567'));
    const sent = (await app.requests()).slice(before).map(({ method }) => method);
    expect(sent).not.toContain('PATCH');
  });

  it('is neither shown to another student nor sent', async () => {
    const app = await open();
    await paste(app, 'Your school', 'Chu Văn An');
    await expire(app);
    await logIn(app, LINH);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    const before = (await app.requests()).length;
    await app.router.navigate('/profile/edit');
    expect(await box('Your school')).not.toHaveValue('Chu Văn An');
    const writes = (await app.requests())
      .slice(before)
      .filter(({ method }) => /^P(UT|ATCH)/.test(method));
    expect(writes).toEqual([]);
    expect(kept()).toEqual(['draft.2.form:details']);
  });

  it.each(['a link', 'a logout'])('is removed once discarded by %s', async (way) => {
    const app = await open();
    await paste(app, 'IELTS, overall band', '6.7');
    expect(kept()).toEqual(['draft.2.form:details']);
    if (way === 'a link') await app.user.click(screen.getByRole('link', { name: 'Achievements' }));
    else await leaveByLogout(app);
    await app.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/profile/edit'));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is ignored if the stored value is invalid', async () => {
    const fields = {
      sat: { value: 'many' },
      ielts: { wrong: 'odd', raw: '6' },
      toString: {},
      x: 1,
    };
    localStorage.setItem('draft.2.form:details', JSON.stringify(fields));
    await open();
    expect(await box('SAT, total')).toHaveValue('');
    expect(await box('IELTS, overall band')).toHaveValue('');
    expect(kept()).toEqual([]);
  });
});
