import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { resetSession } from '@/browser/session-reset';
import { Dialog } from '@/ui/overlays/dialog';
import { MentorshipPopup } from './mentorship-popup';

const TITLE = 'Would it help to talk to someone?';
const onConfirm = vi.fn<() => void>();

type Flags = { excluded?: boolean; suppressed?: boolean };

function tree({ excluded = false, suppressed = false }: Flags, children?: ReactNode) {
  return (
    <I18nextProvider i18n={messagesOf('en')}>
      <Suspense>
        <main id="content" tabIndex={-1}>
          <button type="button">Beside</button>
          <input aria-label="A field" />
          {children}
        </main>
        <MentorshipPopup excluded={excluded} suppressed={suppressed} onConfirm={onConfirm} />
      </Suspense>
    </I18nextProvider>
  );
}

async function open(flags: Flags = {}, children?: ReactNode) {
  // The messages are loaded; the popup reads them a moment later.
  const { rerender, unmount } = await act(async () => render(tree(flags, children)));
  return { change: (next: Flags) => rerender(tree(next, children)), unmount };
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function clickTimes(times: number, target: HTMLElement = document.body): Promise<void> {
  for (let count = 0; count < times; count++) fireEvent.click(target);
  await pass(0);
}

const popup = () => screen.queryByRole('dialog', { name: TITLE });

/** The popup, after its delay. */
async function shown(): Promise<HTMLElement> {
  await pass(15_000);
  return screen.getByRole('dialog', { name: TITLE });
}

function press(name: string): void {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
}

beforeEach(async () => {
  await loadMessages('en', ['common', 'overlays']);
  onConfirm.mockReset();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the popup', () => {
  it('opens after 15,000 ms, announced, without taking the focus', async () => {
    await open();
    const field = screen.getByRole('textbox', { name: 'A field' });
    field.focus();
    await pass(14_999);
    expect(popup()).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(1);
    expect(popup()).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(TITLE);
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(4);
    expect(field).toHaveFocus();
  });

  it('opens on five quick clicks', async () => {
    await open();
    const beside = screen.getByRole('button', { name: 'Beside' });
    await clickTimes(5, beside);
    expect(popup()).toBeInTheDocument();
  });

  it.each(['excluded', 'suppressed'] as const)('never opens while %s', async (why) => {
    const { change } = await open({ [why]: true });
    await pass(60_000);
    await clickTimes(9);
    expect(popup()).toBeNull();
    change({});
    await pass(14_999);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).toBeInTheDocument();
    change({ [why]: true });
    expect(popup()).toBeNull();
  });
});

describe('closing', () => {
  it.each<[string, () => void]>([
    ['the close button', () => press('Close this offer')],
    ['See what it costs', () => press('See what it costs')],
    ['Not now', () => press('Not now')],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press beside it', () => fireEvent.click(document.body)],
  ])('by %s lasts on this device', async (_name, close) => {
    const { unmount } = await open();
    await shown();
    close();
    expect(popup()).toBeNull();
    await pass(60_000);
    await clickTimes(9);
    expect(popup()).toBeNull();
    // The dismissal belongs to the device: a login, a logout and the next visit keep it.
    resetSession('this-tab');
    sessionStorage.clear();
    unmount();
    await open();
    await pass(60_000);
    expect(popup()).toBeNull();
  });

  it('by confirm opens the pricing page, once', async () => {
    await open();
    await shown();
    press('See what it costs');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('in one tab closes it in the others', async () => {
    vi.useRealTimers();
    const other = new BroadcastChannel('mentorship');
    await open();
    for (let count = 0; count < 5; count++) fireEvent.click(document.body);
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeInTheDocument();
    other.postMessage('closed');
    await vi.waitFor(() => expect(popup()).toBeNull());
    expect(localStorage.getItem('mentorship')).toBe('closed');
    other.close();
  });
});

describe('the keyboard', () => {
  it('F6 moves in and out; closing restores the focus', async () => {
    await open();
    const field = screen.getByRole('textbox', { name: 'A field' });
    field.focus();
    const dialog = await shown();
    fireEvent.keyDown(field, { key: 'F6' });
    expect(dialog).toHaveFocus();
    fireEvent.keyDown(dialog, { key: 'F6' });
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'F6' });
    within(dialog).getByRole('button', { name: 'Not now' }).focus();
    press('Not now');
    expect(field).toHaveFocus();
  });

  it('Escape first closes other overlays', async () => {
    function Over() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title="Another" closeLabel="Close" />
        </>
      );
    }
    await open({}, <Over />);
    const beside = screen.getByRole('button', { name: 'Beside' });
    await clickTimes(5, beside);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await pass(0);
    const other = screen.getByRole('dialog', { name: 'Another' });
    fireEvent.keyDown(other, { key: 'Escape' });
    await pass(100);
    expect(screen.queryByRole('dialog', { name: 'Another' })).toBeNull();
    expect(popup()).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(popup()).toBeNull();
  });

  it('Escape closes an open menu first, even if its event does not show that', async () => {
    await open();
    await shown();
    const menu = document.body.appendChild(document.createElement('div'));
    menu.setAttribute('role', 'menu');
    menu.addEventListener('keydown', () => menu.remove());
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(menu).not.toBeInTheDocument();
    expect(popup()).toBeInTheDocument();
  });

  it('Escape closes the popup beside a list in the page, as on the 404 page', async () => {
    await open({}, <div role="listbox" tabIndex={-1} aria-label="Pages" />);
    await shown();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(popup()).toBeNull();
  });

  it('Escape that is handled elsewhere or clears a search leaves the popup open', async () => {
    await open({}, <input type="search" aria-label="Search" defaultValue="delft" />);
    await shown();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    const field = screen.getByRole('textbox', { name: 'A field' });
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(popup()).toBeInTheDocument();
  });

  it('further clicks after the fifth do not close the popup they opened', async () => {
    await open();
    await clickTimes(8);
    expect(popup()).toBeInTheDocument();
    await pass(500);
    fireEvent.click(document.body);
    expect(popup()).toBeNull();
  });
});
