import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Frame } from '@/app/frame/frame';

/** `home` (/majors, /sophie, /ai-essay, /scholarship, /school-list): one page column (R6). */
export function HomeLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Frame>
      <div className="page pt-6 md:pt-10">{children}</div>
    </Frame>
  );
}
