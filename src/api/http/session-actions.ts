import { createContext, use } from 'react';

export type SignIn = {
  /** Moves the visitor's data into the account, before it is reset (R19, R27). */
  carry: () => Promise<void>;
  /** Restores on the device what could not be moved. */
  putBack: () => void;
  /** In-app path to open after the sign-in. */
  to: string;
};

/** Implemented by the app (R31). */
export type SessionActions = {
  /** Starts a session with a token from the server (R19). Rejects if the browser refuses cookies. */
  signIn: (token: string, options: SignIn) => Promise<void>;
  /** Ends the session in every tab, even with the API down (R17). Resolves once /login has rendered. */
  logout: () => Promise<void>;
};

export const SessionActionsContext = createContext<SessionActions | null>(null);

/** Throws outside the app. */
export function useSessionActions(): SessionActions {
  const actions = use(SessionActionsContext);
  if (!actions) throw new Error('No SessionActions');
  return actions;
}
