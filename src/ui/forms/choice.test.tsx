import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox, Radio } from './choice';
import { ChoiceRow, ChoiceRows } from './choice-row';

test('a checkbox and a radio are native and react to a click on their label', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Checkbox end="86">Finland</Checkbox>
      <Radio name="r">This device</Radio>
    </>,
  );
  await user.click(screen.getByText('Finland'));
  expect(screen.getByRole('checkbox', { name: 'Finland 86' })).toBeChecked();
  await user.click(screen.getByText('This device'));
  expect(screen.getByRole('radio', { name: 'This device' })).toBeChecked();
});

test('options of one question are a named group with arrow keys', async () => {
  const user = userEvent.setup();
  render(
    <ChoiceRows aria-label="What grade are you in?">
      <ChoiceRow type="radio" name="grade" value="11">
        Grade 11
      </ChoiceRow>
      <ChoiceRow type="radio" name="grade" value="12">
        Grade 12
      </ChoiceRow>
    </ChoiceRows>,
  );
  expect(screen.getByRole('group', { name: 'What grade are you in?' })).toBeInTheDocument();
  await user.click(screen.getByText('Grade 11'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Grade 12' })).toBeChecked();
});
