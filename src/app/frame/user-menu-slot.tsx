import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';

const UserMenu = lazyPart(async () => (await import('./user-menu')).UserMenu);

/** The place of the account menu, as large as what comes. */
export function UserMenuSlot() {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <UserMenu />
    </Suspense>
  );
}
