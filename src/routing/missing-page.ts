import { createContext, use, type ReactNode } from 'react';

/** The 404 page; provided by the app, for pages that learn only from the server that they do not exist. */
export const MissingPageContext = createContext<ReactNode>(null);

/** What a page shows when the server does not know what it was asked for (R10). */
export function useMissingPage(): ReactNode {
  return use(MissingPageContext);
}
