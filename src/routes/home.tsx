import { lazy, Suspense } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { VisitorHome } from '@/features/home/visitor-home';
import { loadPart } from '@/routing/lazy-reload';

// Not a `lazyPart`: without it there is no page.
const StudentHome = lazy(async () => ({
  default: (await loadPart(() => import('@/features/home/student-home'))).StudentHome,
}));

/** `/`: the first question for a visitor, what comes next for a student. */
export function Page() {
  if (!useSignedIn()) return <VisitorHome />;
  return (
    <Suspense fallback={<div data-loading />}>
      <StudentHome />
    </Suspense>
  );
}
