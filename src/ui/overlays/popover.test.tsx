import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Chip } from '@/ui/forms/chip';
import { Dialog } from './dialog';
import { Menu, MenuChoices, MenuItem } from './menu';
import { Popover } from './popover';

/** A chip that existed before the code of its editor was loaded. */
function Anchored() {
  const chip = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Chip ref={chip} opens aria-expanded={open} onClick={() => setOpen(!open)}>
        Budget
      </Chip>
      {open && (
        <Popover anchor={chip} open={open} onOpenChange={setOpen} title="Budget" closeLabel="Close">
          <button type="button">Apply</button>
        </Popover>
      )}
    </>
  );
}

test('an anchor opens and closes its popover, and Escape restores the focus', async () => {
  const user = userEvent.setup();
  render(<Anchored />);
  const chip = screen.getByRole('button', { name: 'Budget' });
  await user.click(chip);
  await screen.findByRole('dialog', { name: 'Budget' });
  await user.click(chip);
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(chip);
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(chip).toHaveFocus());
});

test('Tab stays in a popover, in both directions, also inside a dialog', async () => {
  const user = userEvent.setup();
  const closed: string[] = [];
  render(
    <Dialog open title="Sophie" closeLabel="Close Sophie" onClose={() => closed.push('dialog')}>
      <Anchored />
      <button type="button">After</button>
    </Dialog>,
  );
  const chip = screen.getByRole('button', { name: 'Budget' });
  await user.click(chip);
  const popover = within(await screen.findByRole('dialog', { name: 'Budget' }));
  const close = popover.getByRole('button', { name: 'Close' });
  const apply = popover.getByRole('button', { name: 'Apply' });
  await waitFor(() => expect(close).toHaveFocus());
  await user.tab();
  expect(apply).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(close).toHaveFocus());
  await user.tab({ shift: true });
  await waitFor(() => expect(apply).toHaveFocus());

  await user.keyboard('{Escape}');
  await waitFor(() => expect(chip).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Budget' })).not.toBeInTheDocument();
  expect(closed).toEqual([]);
});

test('a press outside closes a popover', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Anchored />
      <p>The page</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Budget' }));
  await screen.findByRole('dialog', { name: 'Budget' });
  await user.click(screen.getByText('The page'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a menu works by keyboard, reports the choice and restores focus', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <Menu trigger={<button type="button">Account</button>}>
      <MenuChoices
        label="Theme"
        value="light"
        onChange={(theme) => chosen.push(theme)}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <MenuItem onSelect={() => chosen.push('out')}>Log out</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  trigger.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitemradio', { name: 'Light', checked: true })).toBeVisible();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(chosen).toEqual(['dark']);
  await waitFor(() => expect(trigger).toHaveFocus());

  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await user.keyboard('{End}{Enter}');
  expect(chosen).toEqual(['dark', 'out']);
});

/** A button that existed before the code of its menu was loaded. */
function AnchoredMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={button} type="button" aria-label="Sort by" onClick={() => setOpen(!open)}>
        Newest
      </button>
      <Menu anchor={button} open={open} onOpenChange={setOpen}>
        <MenuItem onSelect={() => {}}>Reset</MenuItem>
        <MenuChoices
          label="Order"
          value="old"
          onChange={() => {}}
          options={[
            { value: 'new', label: 'Newest' },
            { value: 'old', label: 'Oldest' },
          ]}
        />
      </Menu>
    </>
  );
}

test('an anchored menu has the name of its button, and by keyboard starts at what is chosen', async () => {
  const user = userEvent.setup();
  render(<AnchoredMenu />);
  const button = screen.getByRole('button', { name: 'Sort by' });
  // jsdom takes the click of Enter for one of a pointer.
  vi.spyOn(button, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || Element.prototype.matches.call(button, selector),
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Sort by' })).toBeVisible();
  const chosen = screen.getByRole('menuitemradio', { name: 'Oldest' });
  await waitFor(() => expect(chosen).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Newest' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
