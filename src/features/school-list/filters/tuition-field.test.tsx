import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

it('asks for the tuition in đồng in round steps, and filters in US dollars', async () => {
  const { user, router } = await renderRoute('/vi/school-list');
  await user.click(await screen.findByRole('button', { name: /^Học phí/ }));
  const panel = await screen.findByRole('dialog');
  await user.click(await within(panel).findByRole('button', { name: 'VND' }));
  const slider = within(panel).getByRole('slider', { hidden: true });
  slider.focus();
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', 'tối đa 50 triệu đồng một năm');
  expect(panel).toHaveTextContent('50 triệu đồng ≈ $1.923');
  await expect.poll(() => router.state.location.search).toBe('?tuition=1923');
  await user.click(within(panel).getByRole('button', { name: 'USD' }));
  expect(slider).toHaveAttribute('aria-valuetext', 'tối đa $2.000 một năm');
  slider.focus();
  await user.keyboard('{ArrowRight}{Escape}');
  const { navigation, location } = router.state;
  expect((navigation.location ?? location).search).toBe('?tuition=3000');
});

it('a filter just below the end is not shown as none', async () => {
  const { user } = await renderRoute('/school-list?tuition=79808');
  await user.click(await screen.findByRole('button', { name: /^Tuition/ }));
  const panel = await screen.findByRole('dialog');
  const slider = within(panel).getByRole('slider', { hidden: true });
  expect(slider).toHaveAttribute('aria-valuetext', '$79,000 a year at most');
  expect(panel).not.toHaveTextContent('Any tuition');
});
