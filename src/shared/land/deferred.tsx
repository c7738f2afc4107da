import { memo, useDeferredValue, type FunctionComponent } from 'react';

/** The component one render later, so that an answer is painted before what follows from it is worked out. */
export function deferred<P extends object>(Component: FunctionComponent<P>): FunctionComponent<P> {
  const Memo = memo<P>(Component);
  return function Deferred(props: P) {
    return <Memo {...useDeferredValue(props)} />;
  };
}
