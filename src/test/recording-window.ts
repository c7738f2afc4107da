/** `target` with some of its members replaced, for browser objects whose members cannot be set. */
function withMembers<T extends object>(target: T, members: Record<PropertyKey, unknown>): T {
  // A proxy of `target` itself has to keep the members that cannot be set.
  const empty: T = Object.create(null);
  return new Proxy(empty, {
    get: (_, key) => {
      if (key in members) return members[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A window for `createBrowserRouter` that records document loads, which jsdom does not support. */
export function recordingWindow(loads: string[]): Window {
  const location = withMembers(window.location, {
    assign: (path: string) => loads.push(`assign ${path}`),
    replace: (path: string) => loads.push(`replace ${path}`),
  });
  return withMembers(window, { location });
}
