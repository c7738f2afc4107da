import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { loadPart, tellMissing } from './lazy-reload';

/**
 * A component whose code comes when it is first rendered; it suspends until then. One that cannot be had reloads the
 * document (`loadPart`), or else a toast says so and nothing stands in its place. With `Instead`, that stands there
 * and nothing is reloaded or said. Rendered another time, it is tried again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead?: ComponentType,
): ComponentType<P> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await (Instead ? load() : loadPart(load)) };
      } catch {
        if (!Instead) tellMissing();
        return { default: Missing };
      }
    });
  let Current: ComponentType<P> = begin();
  function Missing() {
    useEffect(
      () => () => {
        Current = begin();
      },
      [],
    );
    return Instead ? <Instead /> : null;
  }
  return function Part(props: P) {
    return createElement(Current, props);
  };
}
