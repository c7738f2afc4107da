import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { descriptorOf, latestBuild } from './latest-build';

const buildOf = (descriptor: unknown) => descriptorOf(descriptor)?.id ?? null;
const ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Responds to the next request of the descriptor, and returns that request. */
function answer(respond: () => Promise<Response> | Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
}

afterEach(() => vi.useRealTimers());

describe('the build id of a descriptor', () => {
  it.each([
    ['the shortest', { id: 'abcdEF_-' }, 'abcdEF_-'],
    ['the longest', { id: 'x'.repeat(64) }, 'x'.repeat(64)],
    ['one with a time', { id: 'B1234567', timestamp: 1 }, 'B1234567'],
    ['one with other fields', { id: 'B1234567', matcher: {}, list: [] }, 'B1234567'],
    ['too short', { id: 'abcdefg' }, null],
    ['too long', { id: 'x'.repeat(65) }, null],
    ['a line break at its end', { id: 'abcdefgh\n' }, null],
    ['markup', { id: '<script>alert(1)</script>' }, null],
    ['a number', { id: 12_345_678 }, null],
    ['a list', { id: ['abcdefgh'] }, null],
    ['null', { id: null }, null],
    ['none', { timestamp: 1 }, null],
    ['a list of descriptors', [{ id: 'B1234567' }], null],
    ['nothing', null, null],
  ])('%s', (_, descriptor, build) => {
    expect(buildOf(descriptor)).toBe(build);
  });

  it('is any id of the allowed letters and length, and nothing else', () => {
    const letter = fc.constantFrom(
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: letter, minLength: 8, maxLength: 64 }),
        fc.object(),
        (id, more) => {
          expect(buildOf({ ...more, id })).toBe(id);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (id) => {
        expect(buildOf({ id })).toBe(ID.test(id) && !id.endsWith('\n') ? id : null);
      }),
    );
  });

  it('never throws, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const build = buildOf(value);
        expect(build === null || ID.test(build)).toBe(true);
      }),
    );
  });
});

describe('the latest build', () => {
  it('is requested with a timestamp, uncached, and without credentials', async () => {
    vi.useFakeTimers({ now: 1_700_000_000_123, toFake: ['Date'] });
    const fetched = answer(() => Response.json({ id: 'B1234567', timestamp: 1 }));
    expect(await latestBuild()).toEqual({ id: 'B1234567', unregister: false });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/builds/latest.json?1700000000123',
      expect.objectContaining({ cache: 'no-store', credentials: 'omit' }),
    );
    const [, options] = fetched.mock.calls[0] ?? [];
    expect(options).not.toHaveProperty('headers');
    expect(options?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each<[string, () => Promise<Response> | Response]>([
    ['a 404', () => Response.json({ id: 'B1234567' }, { status: 404 })],
    ['a 500', () => Response.json({ id: 'B1234567' }, { status: 500 })],
    ['the HTML of a page', () => new Response('<!doctype html><title>Saola</title>')],
    ['half of it', () => new Response('{"id":"B12345')],
    ['nothing', () => new Response('')],
    ['no content', () => new Response(null, { status: 204 })],
    ['null', () => Response.json(null)],
    ['another shape', () => Response.json({ build: 'B1234567' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('cannot be read from %s', async (_, respond) => {
    answer(respond);
    expect(await latestBuild()).toBeNull();
  });
});
