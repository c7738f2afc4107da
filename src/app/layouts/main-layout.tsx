import { Outlet } from 'react-router';
import { Frame } from '@/app/frame/frame';

/** `main` (the account pages): a focused page without sections to wander off to (R6). */
export function MainLayout() {
  return (
    <Frame links={false}>
      <div className="page pt-6 pb-12 md:pt-18 md:pb-24">
        <Outlet />
      </div>
    </Frame>
  );
}
