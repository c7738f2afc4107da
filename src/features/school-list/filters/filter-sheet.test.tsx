import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

it('counts the programs of a choice from page 1, also on a later page', async () => {
  const { user, requests } = await renderRoute('/school-list?page=2');
  await user.click(await screen.findByRole('button', { name: 'Sort, filter' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Diploma' }));
  await waitFor(async () => {
    const counts = (await requests()).filter(({ body }) => Object(body).degree === 'diploma');
    expect(counts.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1']);
  });
  expect(await sheet.findByRole('button', { name: /^Show \d+ programs$/ })).toBeVisible();
});

it.each([
  ['variety while there are no answers to match', 'Variety', []],
  ['by what it matches', 'Most criteria met', [1]],
])('calls the order %s', async (_, name, countryIds) => {
  useAnswersStore.getState().answer({ countryIds });
  const { user } = await renderRoute('/school-list');
  await user.click(await screen.findByRole('button', { name: 'Sort, filter' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name, pressed: true })).toBeVisible();
});

it('shows the same page of the list if nothing was changed', async () => {
  const { user, router } = await renderRoute('/school-list?page=2&degree=bachelor');
  await user.click(await screen.findByRole('button', { name: /^Sort, filter/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const { key } = router.state.location;
  await user.click(await sheet.findByRole('button', { name: /^Show / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ key, search: '?page=2&degree=bachelor' });
});

it('keeps the focus at Clear once there is nothing to clear', async () => {
  const { user } = await renderRoute('/school-list?degree=bachelor');
  await user.click(await screen.findByRole('button', { name: /^Sort, filter/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const clear = await sheet.findByRole('button', { name: /^Clear/ });
  await user.click(clear);
  expect(sheet.getByRole('button', { name: /^Bachelor/ })).toHaveAttribute('aria-pressed', 'false');
  expect(clear).toHaveFocus();
  expect(clear).toHaveAttribute('aria-disabled', 'true');
});
