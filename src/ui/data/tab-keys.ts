/** The tab that a key leads to from the open one: arrows, Home and End; `undefined` for any other key. */
export function tabOfKey<Tab>(key: string, tabs: readonly Tab[], open: Tab): Tab | undefined {
  const index = tabs.indexOf(open);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  return target === undefined ? undefined : tabs.at(target);
}
