// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { majorsSearch, readMajorsParams } from './majors-params';

const read = (text: string) => readMajorsParams(new URLSearchParams(text));

describe('readMajorsParams', () => {
  it.each([
    ['', { q: '', cluster: null, major: null }],
    ['q=&cluster=&major=', { q: '', cluster: null, major: null }],
    ['q=%20to%C3%A1n%20%20h%E1%BB%8Dc%20', { q: 'toán học', cluster: null, major: null }],
    ['cluster=5&major=25&major=7', { q: '', cluster: '5', major: '25' }],
  ])('reads %s', (query, params) => {
    expect(read(query)).toEqual({ params, dropped: [] });
  });

  it.each([
    ['q=%00', 'q'],
    ['q=%E0%A4', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['cluster=<b>', 'cluster'],
    ['cluster=5,6', 'cluster'],
    ['major=../25', 'major'],
    [`major=${'1'.repeat(65)}`, 'major'],
  ])('leaves %s out and says so', (query, name) => {
    expect(read(`${query}&other=1`)).toEqual({
      params: { q: '', cluster: null, major: null },
      dropped: [name],
    });
  });

  it('never throws, and what it reads is written and read the same', () => {
    const pieces = [
      '5',
      'toán',
      ' ',
      '\u0000',
      '\ufffd',
      '\ud800',
      '<',
      ',',
      '..',
      '&',
      'x'.repeat(60),
    ];
    const value = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((all) => all.join(''));
    const name = fc.constantFrom('q', 'cluster', 'major', 'other');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const query = new URLSearchParams(pairs);
        const { params } = readMajorsParams(query);
        const written = new URLSearchParams(majorsSearch(query, params));
        expect(readMajorsParams(written)).toEqual({ params, dropped: [] });
        expect(written.getAll('other')).toEqual(query.getAll('other'));
      }),
    );
  });
});

it('leaves out what is empty', () => {
  const query = new URLSearchParams('q=toan&cluster=5&major=25');
  expect(majorsSearch(query, { q: ' ', cluster: null, major: null })).toBe('');
  expect(majorsSearch(query, { q: 'lý', cluster: '5', major: null })).toBe('?q=l%C3%BD&cluster=5');
});
