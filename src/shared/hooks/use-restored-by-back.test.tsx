import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useRestoredByBack } from './use-restored-by-back';

function List({ there }: { there: boolean }) {
  return <p>{useRestoredByBack(there) ? 'as it was left' : 'from its top'}</p>;
}

it('a cached list renders in full at once on Back or Forward', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/list', element: <List key="list" there /> },
    { path: '/late', element: <List key="late" there={false} /> },
  ]);
  render(<RouterProvider router={router} />);
  const go = (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  await go('/list');
  expect(screen.getByText('from its top')).toBeVisible();
  await go('/late');
  expect(screen.getByText('from its top')).toBeVisible();
  await go(-1);
  expect(await screen.findByText('as it was left')).toBeVisible();
  await go(1);
  expect(await screen.findByText('from its top')).toBeVisible();
  // Another query in the URL does not change a list that is already mounted.
  await go(-1);
  expect(await screen.findByText('as it was left')).toBeVisible();
  await go('/list?q=x');
  expect(screen.getByText('as it was left')).toBeVisible();
});
