import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field';

const onType = vi.fn();
const onSearch = vi.fn();

const field = (value: string) => (
  <SearchField label="Find" clearLabel="Clear" {...{ value, onType, onSearch }} />
);
const box = () => screen.getByRole('searchbox', { name: 'Find' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pause = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  onType.mockReset();
  onSearch.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a search field', () => {
  it('reports each character at once, and a trimmed search when typing pauses', () => {
    const { rerender } = render(field(''));
    type('la');
    type(' law ');
    pause(299);
    expect(onSearch).not.toHaveBeenCalled();
    pause(1);
    expect(onType.mock.calls).toEqual([['la'], [' law ']]);
    expect(onSearch.mock.calls).toEqual([['law']]);
    // The reported value returns as a prop: the typed text stays.
    rerender(field('law'));
    expect(box()).toHaveValue(' law ');
  });

  it('reports a search once, on Enter or blur', () => {
    render(field(''));
    type('law');
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.blur(box());
    pause(1000);
    expect(onSearch.mock.calls).toEqual([['law']]);
    type('laws');
    fireEvent.blur(box());
    expect(onSearch.mock.calls).toEqual([['law'], ['laws']]);
  });

  it('shows a search set from outside', () => {
    const { rerender } = render(field('law'));
    rerender(field('art'));
    expect(box()).toHaveValue('art');
    fireEvent.blur(box());
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('a search set from outside replaces what was typed just before', () => {
    const { rerender } = render(field('law'));
    type('laws');
    rerender(field(''));
    expect(box()).toHaveValue('');
    pause(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is cleared by its button at once, and keeps the focus', () => {
    render(field('law'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onType.mock.calls).toEqual([['']]);
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });
});
