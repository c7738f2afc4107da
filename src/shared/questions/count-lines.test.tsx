import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountStatus } from './count-lines';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('announces the count once per answer, 600 ms after its last change', () => {
  const { rerender } = render(<CountStatus text="" />);
  const status = screen.getByRole('status');
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
  };
  // Nobody has answered yet.
  pass(1000);
  expect(status).toBeEmptyDOMElement();
  rerender(<CountStatus text="91 programs" />);
  pass(500);
  rerender(<CountStatus text="119 programs" />);
  pass(599);
  expect(status).toBeEmptyDOMElement();
  pass(1);
  expect(status).toHaveTextContent('119 programs');
  rerender(<CountStatus text="2,032 programs" />);
  pass(600);
  expect(status).toHaveTextContent('2,032 programs');
});
