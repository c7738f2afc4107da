// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LOCALE,
  detectLocale,
  inLocale,
  localeOfPath,
  LOCALE_CODES,
  LOCALES,
  withoutLocale,
} from './locales';

it('the locales have their specified names and tags, English first', () => {
  expect(DEFAULT_LOCALE).toBe('en');
  expect(LOCALE_CODES).toEqual(Object.keys(LOCALES));
  expect(Object.entries(LOCALES).map(([locale, { name, tag }]) => [locale, name, tag])).toEqual([
    ['en', 'English', 'en-US'],
    ['vi', 'Tiếng Việt', 'vi-VN'],
  ]);
});

describe('localeOfPath', () => {
  it.each(['/vi', '/vi/', '/vi/majors', '/vi?q=1', '/vi#top'])('%s is Vietnamese', (path) =>
    expect(localeOfPath(path)).toBe('vi'),
  );
  it.each(['/', '/majors', '/vietnam', '/en/vi', '/VI/majors', '/video', '/a?x=/vi'])(
    '%s is English',
    (path) => expect(localeOfPath(path)).toBe('en'),
  );
});

describe('inLocale', () => {
  it.each([
    ['/', '/vi'],
    ['/majors', '/vi/majors'],
    ['/vietnam', '/vi/vietnam'],
    ['/school-list?page=2#top', '/vi/school-list?page=2#top'],
    ['/?step=grade', '/vi?step=grade'],
    ['/#top', '/vi#top'],
  ])('%s and %s are the same page', (en, vi) => {
    expect(inLocale(en, 'vi')).toBe(vi);
    expect(inLocale(vi, 'vi')).toBe(vi);
    expect(inLocale(vi, 'en')).toBe(en);
    expect(inLocale(en, 'en')).toBe(en);
    expect(withoutLocale(vi)).toBe(en);
  });

  it.each(['//host/x', '/vi//host/x', '/vi/\\/host/x', '///host/x'])(
    'never makes %s an address of another host',
    (path) => {
      expect(inLocale(path, 'en')).toBe('/host/x');
      expect(inLocale(path, 'vi')).toBe('/vi/host/x');
    },
  );

  it('changes any path to the locale and back', () => {
    const segment = fc.stringMatching(/^[a-z0-9%-]{1,6}$/);
    const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom('', '?a=1', '#b', '?a=/vi#b'), (bare, rest) => {
        fc.pre(localeOfPath(bare) === 'en');
        const there = inLocale(bare + rest, 'vi');
        expect(localeOfPath(there)).toBe('vi');
        expect(inLocale(there, 'en')).toBe(bare + rest);
      }),
    );
  });
});

describe('detectLocale', () => {
  it.each([
    ['vi', ['en-US'], 'vi'],
    ['en', ['vi-VN'], 'en'],
    [null, ['vi-VN', 'en'], 'vi'],
    [null, ['fr-FR', 'VI', 'en'], 'vi'],
    [null, ['fr', 'de'], 'en'],
    [null, [], 'en'],
    ['xx', ['vi'], 'vi'],
    ['%E0%A4', [], 'en'],
    ['x'.repeat(10_000), ['', '-', 'vi'], 'vi'],
  ])('cookie %j and languages %j give %s', (cookie, languages, locale) => {
    expect(detectLocale(cookie, languages)).toBe(locale);
  });
});
