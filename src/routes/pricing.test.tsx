import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

describe('/pricing', () => {
  it('puts the free plan first and has the same lines in the table and the stacked view', async () => {
    await renderRoute('/pricing');
    const table = await screen.findByRole('table');
    const plans = within(table).getAllByRole('columnheader');
    expect(plans.slice(1).map((head) => head.textContent)).toEqual([
      expect.stringContaining('0\u00a0₫'),
      expect.stringMatching(/129,000\u00a0₫.*\$5 a month.*illustrative/),
      expect.stringMatching(/1,490,000\u00a0₫.*\$59 a month.*illustrative/),
    ]);
    const rows = within(table)
      .getAllByRole('rowheader')
      .map((row) => row.textContent);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms.slice(0, 18)).toEqual([...rows, ...rows, ...rows]);
  });

  it('sells nothing: every link opens an existing page', async () => {
    await renderRoute('/vi/pricing');
    expect(await screen.findByText('Hiện chưa bán gì cả.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Plus/ })).toBeNull();
    const main = within(screen.getByRole('main'));
    const ways = new Set(main.getAllByRole('link').map((link) => link.getAttribute('href')));
    expect([...ways].map(String).toSorted()).toEqual([
      '/vi/demo',
      '/vi/pricing#mentors',
      '/vi/pricing#why',
      '/vi/school-list',
      '/vi/signup',
    ]);
    for (const id of ['why', 'mentors']) expect(document.getElementById(id)).not.toBeNull();
  });

  it('does not offer a student an account', async () => {
    await renderRoute('/pricing', { signedInAs: 'minh' });
    expect(await screen.findAllByRole('link', { name: 'Open the school list' })).toHaveLength(2);
    expect(screen.queryByText('Create an account')).toBeNull();
  });
});
