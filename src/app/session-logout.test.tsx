import { expect, it } from 'vitest';
import { lastPagePath } from '@/routing/last-path';
import { renderRoute } from '@/test/render-route';
import { createSessionFlow } from './session-flow';

it('a logout resolves once /login is open and the pages of the student are forgotten', async () => {
  const { router, queryClient } = await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const { logout } = createSessionFlow({ queryClient, router: () => router, reload: () => {} });
  await logout();
  const { location, navigation } = router.state;
  expect([location.pathname, navigation.state]).toEqual(['/login', 'idle']);
  expect(lastPagePath()).toBeNull();
});
