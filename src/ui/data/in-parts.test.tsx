import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InParts } from './in-parts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => <li key={index}>{index}</li>);

const list = (count: number, whole = false) => (
  <StrictMode>
    <ol>
      <InParts first={4} step={3} room="li" whole={whole}>
        {rows(count)}
      </InParts>
    </ol>
  </StrictMode>
);

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const all = (count: number) => Array.from({ length: count }, (_, index) => String(index));

/** What stands there before anything more is drawn. */
const firstDrawn = (count: number, whole = false) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(list(count, whole));
  return [...page.querySelectorAll('li:not([aria-hidden])')].map(({ textContent }) => textContent);
};

describe('a list in parts', () => {
  it('begins with the first of it, and with room for the rest', () => {
    expect(firstDrawn(40)).toEqual(all(4));
    expect(renderToString(list(40))).toContain('aria-hidden');
  });

  it.each([0, 1, 4])('of %i is drawn at once, without room', (count) => {
    expect(firstDrawn(count)).toEqual(all(count));
    expect(renderToString(list(count))).not.toContain('aria-hidden');
  });

  it('has all of it in the end, in order, each once, and no room left', async () => {
    const { container } = render(list(40));
    await waitFor(() => expect(texts()).toEqual(all(40)));
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('keeps what is drawn, as the same elements', async () => {
    render(list(40));
    const [first] = screen.getAllByRole('listitem');
    await waitFor(() => expect(texts()).toHaveLength(40));
    expect(screen.getAllByRole('listitem')[0]).toBe(first);
  });

  it('draws another list at once where as much has been drawn already', async () => {
    const { rerender } = render(list(40));
    await waitFor(() => expect(texts()).toHaveLength(40));
    rerender(list(20));
    rerender(list(30));
    expect(texts()).toEqual(all(30));
  });

  it('is drawn at once where all of it is wanted, and stays so', async () => {
    expect(firstDrawn(40, true)).toEqual(all(40));
    const { rerender } = render(list(40, true));
    await waitFor(() => expect(texts()).toHaveLength(40));
    rerender(list(40));
    await waitFor(() => expect(texts()).toEqual(all(40)));
  });
});
