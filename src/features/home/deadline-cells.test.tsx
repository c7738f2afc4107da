import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { DeadlineCells } from './deadline-cells';

function inDays(days: number) {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const program = { id: day, title: `In ${days} days`, school: { id: 5, name: 'Aalto' } };
  return { program, due: { day, time: null, zone: null } };
}

it('marks what is nearest, all of it if several are due on that day', async () => {
  await loadMessages('en', ['common', 'results', 'home']);
  const cells = [inDays(3), inDays(3), inDays(4)].map(({ program, due }, id) => ({
    program: { ...program, id },
    due,
  }));
  const router = createMemoryRouter([{ path: '*', element: <DeadlineCells cells={cells} /> }]);
  render(
    <I18nextProvider i18n={messagesOf('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const marked = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.text-accent, .text-brand') !== null);
  expect(marked).toEqual([true, true, false]);
});
