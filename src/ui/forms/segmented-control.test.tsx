import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmented-control';

it('reports another value, and nothing for the one that is on', async () => {
  const onChange = vi.fn<(value: 'board' | 'table') => void>();
  const options = [
    { value: 'board', label: 'Board' },
    { value: 'table', label: 'Table' },
  ] as const;
  render(<SegmentedControl label="View" options={options} value="board" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Board', pressed: true }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Table', pressed: false }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('table');
});
