import { keepFace } from './font-loading';

/** Where a page has the style sheet that it does not need itself: its address, with the integrity of it. */
const PLACE = 'link[rel=whole-styles]';

let expected: Promise<HTMLLinkElement | null> = Promise.resolve(null);
let loading: Promise<void> | null = null;

function load(from: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    for (const { name, value } of from.attributes) link.setAttribute(name, value);
    link.rel = 'stylesheet';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = null;
      reject(new Error(`Failed to load the style sheet ${from.href}`));
    });
    keepFace();
    from.after(link);
  });
}

/**
 * The whole style sheet of the app. A prerendered page comes with the part that it is painted with and the app takes
 * it over in (tools/site/page-styles.ts); every part that comes later waits for the rest. Rejects where it cannot be had,
 * and is asked for again the next time. Settled where the page came with all of it, and until `expectStyles`.
 */
export async function wholeStyles(): Promise<void> {
  const place = await expected;
  if (place) await (loading ??= load(place));
}

/** From now on parts wait for the whole style sheet; the function given back asks for it. */
export function expectStyles(): () => void {
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  expected = asked.then(() => document.querySelector<HTMLLinkElement>(PLACE));
  wholeStyles().catch(() => undefined);
  return ask;
}
