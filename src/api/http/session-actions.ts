import { createContext, use } from 'react';

/** What belongs to a sign-in. */
export type SignIn = {
  /** Brings along what the visitor made, before it is reset (R19, R27). Given up when `signal` aborts. */
  carry: (signal: AbortSignal) => Promise<void>;
  /** Puts what could not be brought along back on the device. */
  putBack: () => void;
  /** In-app path to go to once signed in. */
  to: string;
};

/** What a page can do with the session; how it is done is the app's business (R31). */
export type SessionActions = {
  /** Takes over a token from the server: another session begins (R19). */
  signIn: (token: string, options: SignIn) => Promise<void>;
  /** Ends the session here and in every other tab, with the API down too (R17). */
  logout: () => void;
};

/** Provided once, by the app. */
export const SessionActionsContext = createContext<SessionActions | null>(null);

/** The session's actions. Throws outside the app. */
export function useSessionActions(): SessionActions {
  const actions = use(SessionActionsContext);
  if (!actions) throw new Error('SessionActionsContext is missing');
  return actions;
}
