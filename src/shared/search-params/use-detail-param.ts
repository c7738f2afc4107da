import { useLocation, useNavigate, type Location } from 'react-router';
import { keysOf } from '@/lib/keys-of';
import type { SearchParamsDefinition } from './define-search-params';
import { isOpenedFromPage, OPENED_FROM_PAGE } from './opened-from-page';
import { useSearchParamsState, type SearchParamsState } from './use-search-params-state';

/** The location that was last left by `close`. */
let left: Location | null = null;

/** A detail (a dialog, a row, a guide) whose id is in the URL. Opening it adds a history entry, so that Back closes it. */
export type DetailParam<P> = SearchParamsState<P> & {
  /** Opens a detail, or replaces the open one. */
  open: (detail: Partial<P>) => void;
  /** Goes back to the list, or removes the detail from a URL that was entered with it. */
  close: () => void;
  /** Whether `close` goes back. */
  isOpenedFromPage: boolean;
  /** State for a link to another detail. */
  linkState: typeof OPENED_FROM_PAGE | null;
};

/** `closed` has the parameters' values while no detail is open. */
export function useDetailParam<P>(
  definition: SearchParamsDefinition<P>,
  closed: Partial<P>,
): DetailParam<P> {
  const location = useLocation();
  const navigate = useNavigate();
  const url = useSearchParamsState(definition);
  const openedFromPage = isOpenedFromPage(location.state);
  const names = keysOf(closed);
  const isOpen = (params: P) => names.some((name) => params[name] !== closed[name]);
  return {
    ...url,
    isOpenedFromPage: openedFromPage,
    linkState: openedFromPage ? OPENED_FROM_PAGE : null,
    open: (detail) => {
      // The second of two quick presses comes before the next render, but after the URL has changed.
      const current = definition.read(new URLSearchParams(window.location.search)).params;
      const mark = openedFromPage || !isOpen(url.params) ? OPENED_FROM_PAGE : null;
      url.setParams(detail, { replace: isOpen(current), state: mark });
    },
    close: () => {
      if (!openedFromPage) {
        url.setParams(closed, { replace: true });
        return;
      }
      // A second quick press would leave the page.
      if (left === location) return;
      left = location;
      void navigate(-1);
    },
  };
}
