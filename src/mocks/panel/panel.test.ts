import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLastCaller } from '@/mocks/server/last-caller';
import { resetMock } from '@/mocks/server/control';
import { readTables } from '@/mocks/data/db';
import { listFaults } from '@/mocks/server/faults';
import { latency } from '@/mocks/server/latency';
import { mountPanel } from './panel';
import { accountOf } from '@/mocks/data/sessions';

beforeAll(() => {
  // jsdom has no constructable style sheets; these tests do not check styles.
  CSSStyleSheet.prototype.replaceSync = () => {};
});
afterEach(async () => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en-US';
  await resetMock();
});

function mount(options: Parameters<typeof mountPanel>[0]) {
  mountPanel(options);
  const root = document.querySelector('aside')?.shadowRoot;
  if (!root) throw new Error('No panel');
  const named = (selector: string, name: string) => {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find((node) =>
      node.textContent.startsWith(name),
    );
    if (!found) throw new Error(`No ${selector} ${name}`);
    return found;
  };
  const press = (name: string) => named('button', name).click();
  const field = (name: string) => {
    const control = named('.field', name).querySelector<HTMLSelectElement | HTMLInputElement>(
      'select, input',
    );
    if (!control) throw new Error(`No field ${name}`);
    return control;
  };
  return { root, press, field, panel: () => root.querySelector<HTMLElement>('.panel') };
}

describe('panel', () => {
  it('says that the data are samples, in the language of the page', async () => {
    const { root } = mount({ demo: true });
    const mark = () => root.querySelector('.mark')?.textContent;
    expect(mark()).toBe('Demo data');
    document.documentElement.lang = 'vi-VN';
    await vi.waitFor(() => expect(mark()).toBe('Dữ liệu mẫu'));
    expect(screen.getByRole('complementary', { name: 'Dữ liệu mẫu' })).toBeVisible();
  });

  it('opens and closes by keyboard and restores the focus', async () => {
    const { root, press, panel } = mount({ demo: false });
    press('Mock');
    expect(panel()).not.toHaveAttribute('hidden');
    expect(root.activeElement?.tagName).toBe('SELECT');
    await userEvent.keyboard('{Escape}');
    panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(panel()).toHaveAttribute('hidden');
    expect(root.activeElement?.textContent).toBe('Mock');
  });

  it('arms, lists and clears faults', () => {
    const { root, press, field } = mount({ demo: false });
    field('Call').value = 'preRunEngine';
    field('Fault').value = '503';
    field('How often').value = '2';
    press('Add fault');
    expect(listFaults()).toEqual([
      { match: 'preRunEngine', kind: 'status', status: 503, times: 2 },
    ]);
    expect(root.querySelector('ul')).toHaveTextContent('preRunEngine: 503, ×2');
    press('Clear faults');
    expect(listFaults()).toEqual([]);
  });

  it('sets the latency', () => {
    const { field } = mount({ demo: false });
    const input = field('Latency');
    input.value = '900';
    input.dispatchEvent(new Event('change'));
    expect(latency()).toBe(900);
  });

  it('changes the signed-in account on the server, and reports if nobody is signed in', async () => {
    const { root, press } = mount({ demo: false });
    const statusText = () => [...root.querySelectorAll('[role=status]')].at(-1)?.textContent;
    press('Change the newest essay');
    await vi.waitFor(() => expect(statusText()).toMatch(/Nobody is signed in/));
    press('Save 500 more');
    await vi.waitFor(() => expect(statusText()).toBe('Nobody is signed in.'));
    setLastCaller(1);
    press('Change the newest essay');
    await vi.waitFor(() => expect(statusText()).toMatch(/409/));
    press('Save 500 more');
    await vi.waitFor(() => expect(statusText()).toBe('Programs saved: 500. Reload to see them.'));
    const { accounts } = await readTables();
    expect(accounts[0]?.essays[0]).toMatchObject({ version: 7 });
    expect(accounts.map(({ bookmarks }) => bookmarks.length)).toEqual([509, 0]);
  });

  it('signs in as a sample student, and ends all sessions', async () => {
    const signIn = vi.fn<(token: string) => void>();
    const { root, press } = mount({ demo: false, signIn });
    await vi.waitFor(() => press('Sign in as Trần Ngọc Linh'));
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    const token = signIn.mock.calls[0]?.[0] ?? '';
    expect(await accountOf(token)).toMatchObject({ email: 'linh.tran@example.com' });
    press('End all sessions');
    await vi.waitFor(() => expect(root.querySelector('[role=status]')).toHaveTextContent(/401/));
    expect(await accountOf(token)).toBeNull();
  });
});
