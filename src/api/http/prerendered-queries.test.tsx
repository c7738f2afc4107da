import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { cachePrerendered, restorePrerendered, useHydratedData } from './prerendered-queries';
import { createQueryClient } from './query-client';

const KEY = ['countries', 'en-US', {}];

afterEach(() => document.body.replaceChildren());

it('the options of the page are in the cache, out of date', () => {
  const data = [{ country_ids: 1, title: '</script><b>Germany' }];
  const script = document.createElement('script');
  script.id = 'snapshot';
  script.type = 'application/json';
  script.textContent = JSON.stringify([{ queryKey: KEY, data }]);
  document.body.append(script);
  const client = createQueryClient();
  restorePrerendered(client);
  expect(client.getQueryData(KEY)).toEqual(data);
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
});

it('a page without a snapshot leaves the cache empty', () => {
  const client = createQueryClient();
  restorePrerendered(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

function Count({ queryKey, data }: { queryKey: readonly unknown[]; data: string | undefined }) {
  return <b>{useHydratedData(queryKey, data) ?? 'unknown'}</b>;
}

it.each([
  ['a query of the snapshot', ['count'], 'of the build'],
  ['another query', ['other'], 'unknown'],
])('%s hydrates as the HTML is, and has newer data at once', (_, queryKey, ofHtml) => {
  cachePrerendered(createQueryClient(), [{ queryKey: ['count'], data: 'of the build' }]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Count queryKey={queryKey} data={undefined} />);
  expect(container.textContent).toBe(ofHtml);
  const onRecoverableError = vi.fn();
  const count = <Count queryKey={queryKey} data="of the API" />;
  render(count, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('of the API');
});
