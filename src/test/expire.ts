import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { call } from '@/api/http/client';
import { getUser } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import type { RenderedRoute } from './render-route';

/** Makes the server end the session with the next call (401). */
export async function expire({ router }: RenderedRoute): Promise<void> {
  addFault({ match: 'getUser', kind: 'status', status: 401, times: 1 });
  await call(getUser, {}).catch(() => undefined);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
}

/** Signs a sample student in at /login, in English. */
export async function logIn({ user }: RenderedRoute, email: string): Promise<void> {
  await user.click(await screen.findByRole('textbox', { name: 'Email' }));
  await user.paste(email);
  await user.click(await screen.findByLabelText('Password'));
  await user.paste('saola-demo');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
}
