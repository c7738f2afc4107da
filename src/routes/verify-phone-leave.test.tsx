import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

it('a late confirmation does not lead away from a page that the student has opened meanwhile', async () => {
  await Promise.all([import('./pricing'), import('@/ui/overlays/toast-container')]);
  await changeTables(({ accounts }) => {
    const minh = accounts.find(({ email }) => email === 'minh@example.com');
    const phoneCode = { sentAt: 0, wrong: 0 };
    if (minh) Object.assign(minh, { phone: '+84912345678', phoneVerified: false, phoneCode });
  });
  addFault({ match: 'verifyPhone', kind: 'slow', ms: 800 });
  const { user, router, queryClient } = await renderRoute('/signup/verify-phone', {
    signedInAs: 'minh',
  });
  await user.type(await screen.findByLabelText('Six-digit code'), '000000');
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  await router.navigate('/pricing');
  expect(queryClient.isMutating()).toBe(1);
  await waitFor(() => expect(toasts()).toEqual(['Your phone number is confirmed']));
  expect(router.state).toMatchObject({
    location: { pathname: '/pricing' },
    navigation: { state: 'idle' },
  });
});
