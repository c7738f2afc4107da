import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IncrementalList } from './incremental-list';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => <li key={index}>{index}</li>);

const list = (count: number, allAtOnce = false) => (
  <StrictMode>
    <ol>
      <IncrementalList first={4} step={3} placeholder="li" allAtOnce={allAtOnce}>
        {rows(count)}
      </IncrementalList>
    </ol>
  </StrictMode>
);

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const all = (count: number) => Array.from({ length: count }, (_, index) => String(index));

/** The items of the first render. */
const firstRendered = (count: number, allAtOnce = false) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(list(count, allAtOnce));
  return [...page.querySelectorAll('li:not([aria-hidden])')].map(({ textContent }) => textContent);
};

describe('an incremental list', () => {
  it('starts with its first items and space for the others', () => {
    expect(firstRendered(40)).toEqual(all(4));
    expect(renderToString(list(40))).toContain('aria-hidden');
  });

  it.each([0, 1, 4])('of %i items renders at once, without space below', (count) => {
    expect(firstRendered(count)).toEqual(all(count));
    expect(renderToString(list(count))).not.toContain('aria-hidden');
  });

  it('ends with all items in order, without space, and keeps rendered elements', async () => {
    const { container } = render(list(40));
    const [first] = screen.getAllByRole('listitem');
    await waitFor(() => expect(texts()).toEqual(all(40)));
    expect(container.querySelector('[aria-hidden]')).toBeNull();
    expect(screen.getAllByRole('listitem')[0]).toBe(first);
  });

  it('renders an item added to a complete list at once, and another list that is not longer', async () => {
    const { rerender } = render(list(40));
    await waitFor(() => expect(texts()).toHaveLength(40));
    for (const count of [41, 20, 30]) {
      rerender(list(count));
      expect(texts()).toEqual(all(count));
    }
  });

  it('renders at once if asked to, and stays complete', async () => {
    expect(firstRendered(40, true)).toEqual(all(40));
    const { rerender } = render(list(40, true));
    await waitFor(() => expect(texts()).toHaveLength(40));
    rerender(list(40));
    await waitFor(() => expect(texts()).toEqual(all(40)));
  });
});
