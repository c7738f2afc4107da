import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute } from '@/test/render-route';

const open = (query = '') => renderRoute(`/profile/checklist${query}`, { signedInAs: 'linh.tran' });

describe('an empty or failed plan', () => {
  it('shows an invitation if nothing is saved', async () => {
    await renderRoute('/vi/profile/checklist', { signedInAs: 'minh' });
    expect(
      await screen.findByRole('heading', { name: 'Kế hoạch bắt đầu từ một chương trình' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mở trang tìm trường' })).toHaveAttribute(
      'href',
      '/vi/school-list',
    );
  });

  it('can be retried after a failed load', async () => {
    addFault({ match: 'getBookmarks', kind: 'status', status: 400, times: 1 });
    const { user } = await open();
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load your plan' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /^Preparing/ })).toBeVisible();
  });

  it('offers no calendar of past dates', async () => {
    const bookmark = {
      id: 1,
      status: 'preparing',
      order_no: 1,
      deadline: '2001-01-01',
      program: { id: 7, title: 'BSc Data', school: { id: 5, name: 'Aalto University' } },
    };
    const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 1 };
    server.use(
      http.get('*/api/v1/bookmark/program', () =>
        HttpResponse.json({ data: [bookmark], pagination }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Import and export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Calendar file' }));
    expect(await screen.findByText(/^None of the programs in your plan/)).toBeInTheDocument();
  });
});
