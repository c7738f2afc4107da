import { createContext, use, type ReactNode } from 'react';

/** The 404 page, provided by the app for pages that only the server knows do not exist. */
export const MissingPageContext = createContext<ReactNode>(null);

/** The 404 page, for a page whose record the server does not know (R10). */
export function useMissingPage(): ReactNode {
  return use(MissingPageContext);
}
