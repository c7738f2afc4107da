import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

it('the chosen majors are in their chip, and nowhere else', async () => {
  await renderRoute('/school-list?field=5&majors=25');
  const chips = await screen.findByRole('list', { name: 'Your answers' });
  const chosen = await within(chips).findByText('Mathematics');
  await screen.findByText('How this list is ordered');
  expect(screen.getAllByText('Mathematics')).toEqual([chosen]);
});

it('a list of one page has no page navigation', async () => {
  await renderRoute('/school-list?q=tampere');
  await screen.findAllByRole('heading', { level: 3 });
  expect(screen.getByRole('heading', { name: /^Programs 1 to (\d+) of \1$/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Page navigation' })).toBeNull();
});
