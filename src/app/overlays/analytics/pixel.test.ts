import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPixel } from './pixel';
import type { Identity } from './tracker';

const LINH: Identity = { id: '7', email: ' Linh.Tran@Example.com ', name: 'Trần Ngọc Linh' };

const sent = vi.fn<typeof fetch>();
const always = () => true;

async function sha(text: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}

function addresses(): string[] {
  return sent.mock.calls.map(([url]) => (url instanceof Request ? url.url : url.toString()));
}

function reports(): Record<string, string>[] {
  return addresses().map((url) => Object.fromEntries(new URL(url).searchParams));
}

/** Until another pixel has hashed and sent the same: by then, what was started before has, too. */
async function hashed(): Promise<void> {
  vi.stubGlobal('crypto', webcrypto);
  createPixel('later', always).identify(LINH);
  await vi.waitFor(() =>
    expect(reports()).toContainEqual(expect.objectContaining({ id: 'later' })),
  );
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  sent.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
});

describe('the pixel', () => {
  it('reports a page once, without its query, and asks for no answer', () => {
    window.history.replaceState(null, '', '/majors?q=secret#part');
    const pixel = createPixel('123', always);
    pixel.page('/majors?q=secret');
    pixel.page('/majors?q=other');
    expect(reports()).toEqual([
      expect.objectContaining({ id: '123', ev: 'PageView', dl: 'http://localhost:3000/majors' }),
    ]);
    expect(addresses()[0]).toMatch(/^https:\/\/www\.facebook\.com\/tr\?/);
    expect(addresses()[0]).not.toContain('secret');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      mode: 'no-cors',
      keepalive: true,
      referrerPolicy: 'origin',
    });
  });

  it('identifies a student by hashes of id, email and name only', async () => {
    const pixel = createPixel('123', always);
    pixel.identify(LINH);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    pixel.page('/profile');
    const known = {
      'ud[external_id]': await sha('7'),
      'ud[em]': await sha('linh.tran@example.com'),
      'ud[fn]': await sha('linh'),
      'ud[ln]': await sha('trần'),
    };
    expect(reports()).toEqual([
      expect.objectContaining({ ev: 'Identify', ...known }),
      expect.objectContaining({ ev: 'PageView', ...known }),
    ]);
    expect(addresses().join()).not.toMatch(/linh|tran|example/i);
  });

  it('sends nothing for a student who signed out during the hashing', async () => {
    const pixel = createPixel('123', always);
    pixel.identify(LINH);
    pixel.stop();
    let same = true;
    const overtaken = createPixel('123', () => same);
    overtaken.identify(LINH);
    same = false;
    await hashed();
    expect(reports().map(({ id }) => id)).toEqual(['later']);
  });

  it('sends no identity if the browser cannot hash', async () => {
    vi.stubGlobal('crypto', {});
    const pixel = createPixel('123', always);
    pixel.identify(LINH);
    await hashed();
    pixel.page('/');
    const own = reports().filter(({ id }) => id === '123');
    expect(own.map(({ ev }) => ev)).toEqual(['PageView']);
    expect(Object.keys(own[0] ?? {})).not.toContain('ud[em]');
  });

  it('is not loaded again after it was blocked', async () => {
    sent.mockRejectedValue(new TypeError('blocked'));
    const pixel = createPixel('123', always);
    for (const path of ['/', '/majors', '/pricing', '/resources', '/sophie']) {
      pixel.page(path);
      await Promise.allSettled(sent.mock.results.map(({ value }) => value));
    }
    expect(sent).toHaveBeenCalledTimes(2);
  });
});
