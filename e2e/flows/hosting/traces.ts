import type { BrowserContext, Page } from '@playwright/test';
import type { RecordedRequest } from '@/mocks/server/recorder';

declare global {
  interface Window {
    /** Notifies the test of a visible text. */
    sighted: (text: string) => void;
  }
}

/** The visible texts of a page. */
export type Watch = {
  /** The texts that were on the page, in any document, since the start or `again`. */
  seen: () => Promise<string[]>;
  /** Restarts with the current content. */
  again: () => Promise<void>;
};

/**
 * Watches for texts at every change of a page, in this document and all later ones: in the text, in attributes,
 * in the title, and in field values (which are in no attribute).
 */
export async function watchFor(page: Page, texts: readonly string[]): Promise<Watch> {
  const found = new Set<string>();
  await page.exposeFunction('sighted', (text: string) => void found.add(text));
  const look = (wanted: readonly string[]) => {
    const told = new Set<string>();
    const find = (shown: string) => {
      for (const text of wanted) {
        if (told.has(text) || !shown.includes(text)) continue;
        told.add(text);
        window.sighted(text);
      }
    };
    const check = () => {
      const fields = [...document.querySelectorAll('input, textarea, select')].map((field) =>
        'value' in field ? String(field.value) : '',
      );
      find([document.documentElement?.outerHTML ?? '', ...fields].join('\n'));
    };
    for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
      const own = Object.getOwnPropertyDescriptor(prototype, 'value');
      if (!own) continue;
      Object.defineProperty(prototype, 'value', {
        ...own,
        set(this: Element, value: unknown) {
          own.set?.call(this, value);
          find(String(value));
        },
      });
    }
    addEventListener('input', check, true);
    addEventListener('saola-look-again', () => {
      told.clear();
      check();
    });
    check();
    new MutationObserver(check).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };
  await page.evaluate(look, texts);
  await page.addInitScript(look, texts);
  // Earlier calls have arrived by the time this one has.
  const settle = () => page.evaluate(() => document.title);
  return {
    seen: async () => {
      await settle();
      return [...found];
    },
    again: async () => {
      await settle();
      found.clear();
      await page.evaluate(() => window.dispatchEvent(new Event('saola-look-again')));
      await settle();
    },
  };
}

/** The texts that another text contains, plain or URL-encoded. */
export function tracesIn(text: string, texts: readonly string[]): string[] {
  return texts.filter((one) => text.includes(one) || text.includes(encodeURIComponent(one)));
}

/** Everything that a page stores, each with its place. */
export async function storedByPage(
  page: Page,
  context: BrowserContext,
): Promise<[string, string][]> {
  const kept = await page.evaluate(async () => {
    const storages = { localStorage, sessionStorage };
    const items = Object.entries(storages).flatMap(([name, storage]) =>
      Object.entries<string>({ ...storage }).map(([key, value]): [string, string] => [
        `${name} ${key}`,
        value,
      ]),
    );
    const databases = (await indexedDB.databases()).map(({ name }): [string, string] => [
      'indexedDB',
      String(name),
    ]);
    const caches = await window.caches.keys();
    const inCaches = caches.map((name): [string, string] => ['caches', name]);
    const history: [string, string] = ['history', JSON.stringify(window.history.state)];
    const name: [string, string] = ['name', window.name];
    return [...items, ...databases, ...inCaches, history, name];
  });
  const cookies = (await context.cookies()).map(({ name, value }): [string, string] => [
    `cookie ${name}`,
    value,
  ]);
  return [...kept, ...cookies];
}

/** The query and the body of a call, as one text. */
export function named({ url, body }: RecordedRequest): string {
  return new URL(url).search + JSON.stringify(body);
}
