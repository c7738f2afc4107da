import { lazy, Suspense } from 'react';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }));

/** The place of the account menu, as large as what comes. */
export function UserMenuSlot() {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <UserMenu />
    </Suspense>
  );
}
