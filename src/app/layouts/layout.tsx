import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Frame } from '@/app/frame/frame';
import { useOpenRoute } from '@/routing/local-link';
import type { LayoutName } from '@/routing/route-table';
import { ProfileLinks } from './profile-links';

/** The column that a page stands in, by its layout (R6); `dashboard` leaves it to the page. */
const COLUMNS: Record<LayoutName, string> = {
  dashboard: '',
  home: 'page pt-6 md:pt-10',
  main: 'page pt-6 pb-12 md:pt-18 md:pb-24',
  nav: 'page pt-8 md:pt-16',
  profile: 'page pt-2 md:pt-6',
};

/**
 * The five layouts (R6) as one component, so that the frame stays as it is from page to page: `home` for the sections,
 * `dashboard` for what sets its own columns, `nav` with more air for pages about the product, `main` for the account
 * pages, where no sections lead away, and `profile` for the student's own pages behind one line of links.
 */
export function Layout({ name, children }: { name: LayoutName; children?: ReactNode }) {
  // Whoever writes sees the text and nothing else; the header scrolls away.
  const writing = useOpenRoute() === 'essay';
  const page = children ?? <Outlet />;
  const column = writing ? 'page' : COLUMNS[name];
  return (
    <Frame links={name !== 'main' && !writing}>
      {column === '' ? (
        page
      ) : (
        <div className={column}>
          {name === 'profile' && !writing ? (
            <>
              <ProfileLinks />
              <div className="pt-8 md:pt-10">{page}</div>
            </>
          ) : (
            page
          )}
        </div>
      )}
    </Frame>
  );
}
