// @vitest-environment node
import { expect, it } from 'vitest';
import { wrapText } from './wrap-text';

it.each([
  ['Curious and orderly', 12, ['Curious and', 'orderly']],
  ['Extraordinarily', 4, ['Extraordinarily']],
  // A space that keeps its words together.
  ['in Ho\u00a0Chi\u00a0Minh', 8, ['in', 'Ho\u00a0Chi\u00a0Minh']],
  ['', 8, []],
])('wraps %j between words only', (text, width, lines) => {
  expect(wrapText(text, width, ({ length }) => length)).toEqual(lines);
});
