import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { firstPageLoaded } from './create-app';

it('waits for the first page, and listens no longer', async () => {
  let load = () => {};
  const loaded = new Promise<null>((resolve) => (load = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/', loader: () => loaded }]);
  const subscribe = router.subscribe.bind(router);
  const stopped = vi.fn<() => void>();
  router.subscribe = (listener) => {
    const stop = subscribe(listener);
    return () => {
      stopped();
      stop();
    };
  };
  const wait = firstPageLoaded({ router });
  expect(router.state.initialized).toBe(false);
  load();
  await wait;
  expect(router.state.initialized).toBe(true);
  expect(stopped).toHaveBeenCalledTimes(1);
});
