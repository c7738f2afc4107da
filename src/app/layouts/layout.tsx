import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { Frame } from '@/app/frame/frame';
import { useCurrentRoute } from '@/routing/local-link';
import type { LayoutName } from '@/routing/route-table';
import { readStep } from '@/shared/answers/question-steps';

/** The column of each layout; pages in `dashboard` set their own. */
const COLUMNS: Record<LayoutName, string> = {
  dashboard: '',
  home: 'page pt-3.5 md:pt-7.5',
  main: 'page pt-3.5 pb-12 md:pt-7.5 md:pb-24',
  nav: 'page pt-3.5 md:pt-7.5',
  // As tall as the screen: below a list that loads, the footer would move in view.
  profile: 'page min-h-[calc(100*var(--svh))] pt-3.5 md:pt-7.5',
};

/** Whether a question takes the whole screen: a visitor's home begins with one, other pages have nothing else. */
function useQuestion(): 'alone' | 'first' | null {
  const route = useCurrentRoute();
  const signedIn = useSignedIn();
  const step = readStep(new URLSearchParams(useLocation().search).get('step'));
  if (route === 'home') return signedIn ? null : 'first';
  return step && (route === 'school-list' || route === 'onboarding') ? 'alone' : null;
}

/**
 * The five layouts (R6) as one component, so that the frame does not remount between pages: `home` for the sections,
 * `dashboard` for pages with their own columns, `nav` for pages about the product, `main` for the account pages without
 * navigation, and `profile` for the student's pages.
 */
export function Layout({ name, children }: { name: LayoutName; children?: ReactNode }) {
  const route = useCurrentRoute();
  // The essay editor shows the text and no navigation.
  const writing = route === 'essay';
  const question = useQuestion();
  const asks = question !== null && !children;
  const column = writing ? 'page' : COLUMNS[name];
  const links = name !== 'main' && !writing;
  // A question or a conversation fills the screen; only the page of a first question goes on below it.
  const fills = route === 'sophie' || (asks && question === 'alone');
  return (
    <Frame links={links} question={asks} footer={links && !fills}>
      {/* One element for all columns, so that the page stays mounted between a question and the list. */}
      <div className={asks ? undefined : column}>{children ?? <Outlet />}</div>
    </Frame>
  );
}
