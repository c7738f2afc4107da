import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The browser's messages for requests without a network. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** Waits until the service worker has stored the site, and the first page belongs to it. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

/** Waits until the device keeps what the student needs without a network. */
export async function waitForDeviceData(page: Page): Promise<void> {
  await page.waitForFunction(() => Number.parseInt(localStorage.getItem('kept') ?? '', 10) > 0);
}

/** The names of the caches and the keys of the student's data in the browser. */
export function storedIn(page: Page): Promise<{ caches: string[]; kept: string[] }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('saola');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('IndexedDB')));
    });
    const kept = await new Promise<string[]>((resolve) => {
      if (!database.objectStoreNames.contains('kept')) return resolve([]);
      const request = database.transaction('kept').objectStore('kept').getAllKeys();
      request.addEventListener('success', () => resolve(request.result.map(String)));
    });
    database.close();
    return { caches: await caches.keys(), kept };
  });
}

/** Whether the browser has a service worker for the site. */
export function isRegistered(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
}

/** Goes offline for the pages that are open and for those to come, which would not know otherwise. */
export async function withoutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() => {
    if (sessionStorage.getItem('network') === 'back') return;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true });
  });
}

/** The network returns for an open page and those of its tab. */
export async function withNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    sessionStorage.setItem('network', 'back');
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true, configurable: true });
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
}
