import { Outlet } from 'react-router';
import { Frame } from '@/app/frame/frame';

/** `dashboard` (/, /resources): full width, each page sets its own columns (R6). */
export function DashboardLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
