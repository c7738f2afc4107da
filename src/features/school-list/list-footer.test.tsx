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
