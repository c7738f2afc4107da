import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

test('the input has its label, hint and ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="Grade average" hint="Of ten" />);
  const input = screen.getByLabelText('Grade average');
  expect(input).toBe(ref.current);
  expect(input).toHaveAccessibleDescription('Of ten');
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('an error is announced, describes the input, and marks it invalid', () => {
  const { rerender } = render(<TextField label="Code" hint="From the message" />);
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();

  rerender(<TextField label="Code" hint="From the message" error="The code has six digits." />);
  const input = screen.getByLabelText('Code');
  expect(region).toHaveTextContent('The code has six digits.');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('The code has six digits. From the message');

  rerender(<TextField label="Code" hint="From the message" error={undefined} />);
  expect(region).toBeEmptyDOMElement();
  expect(input).toBeValid();
});

test('a hint that is off leaves nothing', () => {
  render(<TextField label="Day" hint={false} />);
  expect(screen.getByLabelText('Day')).not.toHaveAttribute('aria-describedby');
  expect(document.querySelector('p')).toBeNull();
});

test('two fields have their own hints, and keep a description from outside', () => {
  render(
    <>
      <p id="rule">Ten at most</p>
      <TextField label="Grade" hint="Of ten" aria-describedby="rule" />
      <TextField label="Two" hint="Second" />
    </>,
  );
  expect(screen.getByLabelText('Grade')).toHaveAccessibleDescription('Of ten Ten at most');
  expect(screen.getByLabelText('Two')).toHaveAccessibleDescription('Second');
});

test('a hidden label names the input', () => {
  render(<TextField type="search" label="Find a page" labelHidden />);
  expect(screen.getByRole('searchbox', { name: 'Find a page' })).toBeInTheDocument();
});

test('a password can be shown, hidden and pasted, and the value survives', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(input);
  await user.paste('rừng Vũ Quang');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('rừng Vũ Quang');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});
