import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { loadPart, reportMissingPart } from './lazy-reload';

/**
 * A component whose code loads when it first renders; it suspends until then. After a failed load the document reloads
 * (`loadPart`), or a toast reports it and nothing renders. With a `Fallback`, that renders instead, without a reload or
 * a toast. The next mount tries again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType,
): ComponentType<P> {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await (Fallback ? load() : loadPart(load)) };
      } catch {
        if (!Fallback) reportMissingPart();
        return { default: Missing };
      }
    });
  let Current: ComponentType<P> = createLazy();
  function Missing() {
    useEffect(
      () => () => {
        Current = createLazy();
      },
      [],
    );
    return Fallback ? <Fallback /> : null;
  }
  return function Part(props: P) {
    return createElement(Current, props);
  };
}
