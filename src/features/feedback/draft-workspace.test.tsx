import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';
import { workspaceOf } from './workspace';

const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

async function open(otherDraft = '') {
  const draft = { text: 'First.', prompt: '', limit: '' };
  workspaceOf(null).setState({
    draft,
    otherDraft: otherDraft ? { ...draft, text: otherDraft } : null,
  });
  return (await renderRoute('/ai-essay')).user;
}

/** Clears the draft; its field then takes the focus. */
async function clear(user: UserEvent) {
  await user.click(await button('Clear the draft'));
  await waitFor(async () => expect(await box('Your draft')).toHaveFocus());
}

it('brings a cleared draft back', async () => {
  const user = await open();
  await clear(user);
  expect(await box('Your draft')).toHaveValue('');
  await user.click(await button('Undo'));
  expect(await box('Your draft')).toHaveValue('First.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it.each(['Your draft', /^The question you’re answering/, /^Word limit/])(
  'no longer brings it back once there is something new in %s',
  async (field) => {
    const user = await open();
    await clear(user);
    await user.type(await box(field), '1');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await box(field)).toHaveValue('1');
  },
);

it('no longer brings it back once the other draft is there', async () => {
  const user = await open('Second.');
  await clear(user);
  await user.click(await button('Show that one'));
  expect(await box('Your draft')).toHaveValue('Second.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
