import { screen, waitFor } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { expectConsole } from './console';
import { renderRoute } from './render-route';
import { expectToasts } from './toasts';

// A list is shown without the row that cannot be read, on the page too (R18).

it('the page of majors shows the others, without a toast', async () => {
  const data = [
    { id: 1, title: 'Marine biology' },
    { id: 2, title: null },
    { id: 3, title: 'Law', program_count: '12', parent: 'none' },
  ];
  server.use(network.get('*/api/v1/majors', () => HttpResponse.json({ data })));
  expectConsole('error', /^GET \/api\/v1\/majors: left out 1 row that cannot be read/);
  await renderRoute('/majors');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Marine biology'));
  expect(screen.getByRole('main')).toHaveTextContent('Law');
  await expectToasts();
});

it('the plan shows the other programs, without a toast', async () => {
  const program = (id: number, title: string) => ({
    id,
    title,
    school: { id: 1, name: 'Tampere University' },
  });
  const own = { status: 'preparing', order_no: '1' };
  const data = [
    { id: 1, ...own, program: program(1, 'Marine biology') },
    { id: 2, ...own, program: { id: 2 } },
    { id: 3, ...own, status: 'applied', program: program(3, 'Law of the sea') },
  ];
  const pagination = { current_page: '1', last_page: 1, per_page: 20, total: 3 };
  server.use(
    network.get('*/api/v1/bookmark/program', () => HttpResponse.json({ data, pagination })),
  );
  expectConsole('error', /^GET \/api\/v1\/bookmark\/program: left out 1 row that cannot be read/);
  await renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Marine biology'));
  expect(screen.getByRole('main')).toHaveTextContent('Law of the sea');
  await expectToasts();
});
