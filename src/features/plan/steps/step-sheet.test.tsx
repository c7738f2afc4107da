import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { resetSession } from '@/browser/session-reset';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';
import { loadMessages, messagesOf } from '@/i18n/messages';
import type { PlanStep } from '@/shared/steps/plan-step';
import { StepSheet } from './step-sheet';

const program = { id: 9, title: 'AI', school: { id: 4, name: 'Groningen' } };
const bookmark: Bookmark = { id: 1, order_no: 1, status: 'preparing', program };
const form: PlanStep = {
  programId: '9',
  key: 'form',
  kind: 'form',
  title: null,
  due: { day: '2027-01-15', time: '18:00', zone: 'Europe/Amsterdam' },
  suggested: false,
  state: 'open',
  essayId: null,
  scholarshipId: null,
  waiting: false,
  refused: null,
};

beforeAll(() => loadMessages('en', ['common', 'checklist', 'steps']));
afterEach(() => resetSession('this-tab'));

/** Opens the sheet of the form. */
function open(step = form) {
  const change = vi.fn();
  const others = { stepsOf: () => [form], add: vi.fn(), remove: vi.fn(), onClose: vi.fn() };
  render(
    <I18nextProvider i18n={messagesOf('en')}>
      <StepSheet bookmark={bookmark} step={step} open change={change} {...others} />
    </I18nextProvider>,
  );
  return {
    change,
    set: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
  };
}

it('another day of a step keeps its time, which is that of the school', async () => {
  const { change, set, save } = open();
  set('Day', '2027-01-14');
  await save();
  const due = { day: '2027-01-14', time: '18:00', zone: 'Europe/Amsterdam' };
  expect(change).toHaveBeenCalledExactlyOnceWith(form, { due });
});

it('unsaved values hold back the reload for a new build', async () => {
  const { set, save } = open();
  expect(hasUnsavedChanges()).toBe(false);
  set('Day', '2027-01-14');
  expect(hasUnsavedChanges()).toBe(true);
  await save();
  expect(hasUnsavedChanges()).toBe(false);
});

it('a day without a time has no time zone', async () => {
  const { change, set, save } = open();
  set('Time', '');
  await save();
  const due = { day: '2027-01-15', time: null, zone: null };
  expect(change).toHaveBeenCalledExactlyOnceWith(form, { due });
});

it('a step that is saved as it was keeps its proposed date', async () => {
  const { change, save } = open();
  await save();
  expect(change).toHaveBeenCalledExactlyOnceWith(form, {});
});

it('a time of which a part is missing is not saved as none', async () => {
  const { change, set, save } = open();
  set('Time', '');
  const time = screen.getByLabelText('Time');
  // jsdom has no parts of a time.
  Object.defineProperty(time, 'validity', { value: { badInput: true } });
  await save();
  expect(change).not.toHaveBeenCalled();
  expect(time).toHaveFocus();
  expect(time).toHaveAccessibleDescription(/Enter hours and minutes/);
});

it('a time needs a day', async () => {
  const { change, set, save } = open();
  set('Day', '');
  await save();
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  expect(screen.getByLabelText('Day')).toBeInvalid();
});

it('a name that shows nothing is empty', async () => {
  const { change, set, save } = open({ ...form, key: 'own-1', kind: 'own' });
  set('Name', ' \u200b');
  await save();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/);
  expect(change).not.toHaveBeenCalled();
});

it('keeps what is typed while it is closed, until it is saved', async () => {
  open().set('Day', '2027-01-10');
  cleanup();
  const { change, save } = open();
  expect(screen.getByLabelText('Day')).toHaveValue('2027-01-10');
  await save();
  const due = { day: '2027-01-10', time: '18:00', zone: 'Europe/Amsterdam' };
  expect(change).toHaveBeenCalledExactlyOnceWith(form, { due });
  cleanup();
  open();
  expect(screen.getByLabelText('Day')).toHaveValue('2027-01-15');
});
