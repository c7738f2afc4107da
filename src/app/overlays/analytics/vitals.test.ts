import { beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<typeof fetch>();
/** What the library would call with a figure, in the order of registration. */
let reports: ((metric: { name: string; value: number; id: string }) => void)[] = [];

vi.mock('web-vitals', () => {
  const register = (report: (typeof reports)[number]) => void reports.push(report);
  return {
    onCLS: register,
    onFCP: register,
    onINP: register,
    onLCP: register,
    onTTFB: register,
  };
});

const bodies = (): unknown[] =>
  sent.mock.calls.map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : ''));

/** A page load: the module keeps its state as long as a document. */
async function load(path: string) {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  return import('./vitals');
}

beforeEach(() => {
  reports = [];
  sent.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});

it('sends a figure with route and language, and nothing that tells who it is', async () => {
  const { createVitals } = await load('/vi/profile/essays/e1?q=secret');
  createVitals('/vitals');
  window.history.replaceState(null, '', '/majors');
  reports[0]?.({ name: 'TTFB', value: 120, id: 'v5-123' });
  expect(bodies()).toEqual([{ metric: 'TTFB', value: 120, route: 'essay', language: 'vi' }]);
  expect(sent.mock.calls[0]?.[0]).toBe('/vitals');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' });
});

it('sends nothing after a stop, and each figure once after the next start', async () => {
  const { createVitals } = await load('/');
  const first = createVitals('/vitals');
  first.stop();
  reports[0]?.({ name: 'TTFB', value: 120, id: 'v5-123' });
  expect(bodies()).toEqual([]);
  createVitals('/vitals');
  expect(reports).toHaveLength(5);
  reports[1]?.({ name: 'FCP', value: 400, id: 'v5-124' });
  expect(bodies()).toHaveLength(1);
});
