import { Outlet } from 'react-router';
import { Frame } from '@/app/frame/frame';

/** `nav` (/pricing, /demo): the frame with more air above, for pages about the product (R6). */
export function NavLayout() {
  return (
    <Frame>
      <div className="page pt-8 md:pt-16">
        <Outlet />
      </div>
    </Frame>
  );
}
