import type { DataRouter } from 'react-router';

/** Cancels the pending navigation by a navigation to the page that is open. */
export function cancelNavigation(router: DataRouter): void {
  const { location } = router.state;
  const options = { replace: true, preventScrollReset: true, state: location.state };
  void router.navigate(location, options);
}
