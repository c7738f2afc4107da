import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

it('the first form opens above the examples, where its button was', async () => {
  const { user } = await renderRoute('/profile/achievements', { signedInAs: 'minh' });
  const example = await screen.findByText('Weekends at my parents’ phở stall');
  await user.click(screen.getByRole('button', { name: 'Add an achievement' }));
  const field = await screen.findByRole('textbox', { name: 'Activity or award' });
  expect(field.compareDocumentPosition(example)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
