import { createContext, type ReactNode } from 'react';

/** Links of a layout that stand below the title of each of its pages. */
export const PageTabs = createContext<ReactNode>(null);
