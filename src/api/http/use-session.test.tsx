import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { announceSession, endSession, sessionEpoch, startSession } from './session';
import { SessionActionsContext, useSessionActions, type SessionActions } from './session-actions';
import { useSessionEpoch, useSignedIn } from './use-session';

function Who() {
  return `${useSignedIn() ? 'student' : 'visitor'} ${useSessionEpoch()}`;
}

it('a component rerenders only once the session is announced (R17)', () => {
  const { result, unmount } = renderHook(() => [useSignedIn(), useSessionEpoch()]);
  const before = sessionEpoch();
  act(() => void startSession('t-1'));
  expect(result.current).toEqual([false, before]);
  act(announceSession);
  expect(result.current).toEqual([true, before + 1]);
  act(() => {
    endSession();
    announceSession();
  });
  expect(result.current).toEqual([false, before + 2]);
  unmount();
});

it('a prerendered page is a visitor’s (R38)', () => {
  startSession('t-1');
  announceSession();
  expect(renderToString(<Who />)).toBe('visitor 0');
});

it('the app provides the actions of the session', () => {
  const actions: SessionActions = {
    signIn: () => Promise.resolve(),
    logout: () => Promise.resolve(),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionActionsContext value={actions}>{children}</SessionActionsContext>
  );
  expect(renderHook(useSessionActions, { wrapper }).result.current).toBe(actions);
  expect(() => renderHook(useSessionActions)).toThrow('No SessionActions');
});
