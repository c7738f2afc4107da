import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { LeaveGuard } from './leave-guard';

const texts = { title: 'Leave?', text: 'Not saved.', stay: 'Stay', leave: 'Leave' };
beforeAll(() => loadMessages('en', ['common']));

const isUnsaved = () => true;

it('leaves once, however often it is pressed before the next render', async () => {
  const form = (
    <>
      <Link to="/next">On</Link>
      <LeaveGuard unsaved isUnsaved={isUnsaved} texts={texts} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/next', element: <h1>Next page</h1> },
  ]);
  render(
    <I18nextProvider i18n={messagesOf('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  act(() => {
    leave.click();
    leave.click();
  });
  expect(await screen.findByRole('heading', { name: 'Next page' })).toBeVisible();
});
