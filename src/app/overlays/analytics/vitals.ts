import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { localeOfPath } from '@/i18n/locales';
import { routeOfPath } from '@/routing/paths';
import { createSender } from './send';
import type { Tracker } from './tracker';

/** The body sent for one metric of a page load: `value` in milliseconds, of CLS without a unit. */
export type Vital = { metric: Metric['name']; value: number; route: string; language: string };

const METRICS = [onTTFB, onFCP, onLCP, onCLS, onINP];

let isWatching = false;
let isOn = false;

function watch(url: string): void {
  const send = createSender();
  const [load] = performance.getEntriesByType('navigation');
  // The page that was loaded, whatever is open when a figure is final. The route has no id of a student's essay.
  const { pathname } = new URL(load?.name ?? window.location.href);
  const route = routeOfPath(pathname) ?? 'unknown';
  const language = localeOfPath(pathname);
  for (const on of METRICS) {
    on(({ name: metric, value }) => {
      if (!isOn) return;
      const vital: Vital = { metric, value, route, language };
      // Without the session cookie, so that the figures belong to no account.
      send(url, { method: 'POST', body: JSON.stringify(vital), credentials: 'omit' });
    });
  }
}

/** Sends the Web Vitals of this page load to the site's own address `url`, each once it is final; no identity (R28). */
export function createVitals(url: string): Tracker {
  isOn = true;
  // The library's listeners can't be removed.
  if (!isWatching) watch(url);
  isWatching = true;
  return {
    page: () => undefined,
    identify: () => undefined,
    stop: () => {
      isOn = false;
    },
  };
}
