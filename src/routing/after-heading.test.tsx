import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AfterHeading } from './after-heading';

it('the content of a page follows its heading after a click, and comes with it otherwise', async () => {
  /** What was in the document when each heading came. */
  const found: (string | undefined)[] = [];
  function Page({ title, next }: { title: string; next: string }) {
    useLayoutEffect(() => {
      found.push(document.querySelector('main')?.textContent ?? undefined);
    }, []);
    return (
      <main>
        <h1>{title}</h1>
        <AfterHeading placeholder="…">
          <Link to={next}>{next}</Link>
        </AfterHeading>
      </main>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/a', element: <Page key="a" title="A" next="/b" /> },
      { path: '/b', element: <Page key="b" title="B" next="/a" /> },
    ],
    { initialEntries: ['/a'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('link', { name: '/b' }));
  expect(await screen.findByRole('link', { name: '/a' })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('link', { name: '/b' })).toBeVisible();
  expect(found).toEqual(['A/b', 'B…', 'A/b']);
});
