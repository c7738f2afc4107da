// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripBidiControls } from './bidi-controls';

const read = (json: unknown): unknown => JSON.parse(JSON.stringify(json), stripBidiControls);

describe('text from a server', () => {
  it('cannot change the direction of text around it', () => {
    expect(read({ a: ['\u202eabc', { b: '\u2067x\u2069y' }] })).toEqual({
      a: ['abc', { b: 'xy' }],
    });
  });

  it('stays unchanged in an essay', () => {
    expect(read({ content: '\u202eabc' })).toEqual({ content: '\u202eabc' });
  });

  it('is otherwise unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!/[\u202a-\u202e\u2066-\u2069]/.test(JSON.stringify(value)));
        expect(read(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
