import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path';

const origin = () => window.location.origin;

/** Texts made of parts that break such checks: schemes, hosts, both slashes, dots, controls. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '/',
          '//',
          '\\',
          '/\\',
          '\\/',
          '..',
          '.',
          '%2e',
          '%2f',
          '%5c',
          ':',
          '@',
          '?',
          '#',
          '\t',
        ],
        ...['\n', '\r', ' ', '\0', 'https:', 'http:', 'HTTPS:', 'javascript:', 'data:', 'blob:'],
        ...[
          'other',
          'localhost',
          ':3000',
          'http://localhost:3000',
          'blob:http://localhost:3000/',
          'vi',
          '[',
          '%',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('safePath', () => {
  it.each([
    ['/majors', '/majors'],
    ['/vi/school-list?page=2#top', '/vi/school-list?page=2#top'],
    ['majors', '/majors'],
    ['/a/../majors', '/majors'],
    ['/a/..//other', '/other'],
    ['/a/..///\\other', '/other'],
    ['/.//other', '/other'],
    ['/%2e%2e//other', '/other'],
    ['http://localhost:3000/majors', '/majors'],
    ['http://localhost:3000//other', '/other'],
    ['?q=1', '/?q=1'],
  ])('turns %j into %j', (raw, path) => {
    expect(safePath(raw)).toBe(path);
  });

  it.each([
    ...[null, undefined, '', '//other', '/\\other', '\\\\other', '\\/other', '/\t/other'],
    ...['https://other/x', 'https:other', 'http://localhost:3001/', 'http://localhost:3000@other/'],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:x'],
    ...['data:text/html,x', 'vbscript:x', 'mailto:a@b.c', 'http://', 'http://['],
    ...['blob:http://localhost:3000/x', 'blob:http://localhost:3000//other', 'filesystem:x'],
  ])('rejects %j', (raw) => {
    expect(safePath(raw)).toBeNull();
  });

  it('stays in the app, never starts with two slashes, and is idempotent', () => {
    fc.assert(
      fc.property(tricky, (raw) => {
        const path = safePath(raw);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        const url = new URL(path, origin());
        expect(url.origin).toBe(origin());
        expect(url.pathname + url.search + url.hash).toBe(path);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
