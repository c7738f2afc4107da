import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAPER } from '@/shared/parents-sheet/paper/paper-colors';

const css = readFileSync(join(import.meta.dirname, 'main.css'), 'utf8');
const light = css.slice(css.indexOf('@theme'), css.indexOf('@layer theme {'));
const dark = css.slice(css.indexOf('.theme-dark {'), css.indexOf('@media (width'));

/** Relative luminance of a token (WCAG 2.2), read from the style sheet itself. */
function luminance(block: string, token: string) {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(block)?.[1];
  if (hex === undefined) throw new Error(`no token ${token}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(block: string, one: string, other: string) {
  const [low = 0, high = 0] = [luminance(block, one), luminance(block, other)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

// A new pair of colours goes in here before it goes on a page.
const pairs: [string, string, number][] = [
  ['ink', 'ground', 4.5],
  ['ink', 'surface', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'surface', 4.5],
  ['brand', 'ground', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'brand-soft', 4.5],
  ['ink', 'brand-soft', 4.5],
  ['muted', 'brand-soft', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-press', 4.5],
  ['accent', 'ground', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['edge', 'ground', 3],
  ['edge', 'surface', 3],
  ['on-toast', 'toast', 4.5],
];

test.each(pairs)('%s on %s has a contrast of at least %d in both themes', (one, other, least) => {
  expect(contrast(light, one, other)).toBeGreaterThanOrEqual(least);
  expect(contrast(dark, one, other)).toBeGreaterThanOrEqual(least);
});

test('the computation agrees with the known extremes', () => {
  const known = '--color-a: #000000; --color-b: #ffffff;';
  expect(contrast(known, 'a', 'b')).toBeCloseTo(21, 5);
  expect(contrast(light, 'ink', 'ground')).toBeCloseTo(14.14, 1);
});

test('paper has the colours of the light theme', () => {
  const { white, ...tokens } = PAPER;
  expect(white).toBe('#ffffff');
  for (const [token, colour] of Object.entries(tokens))
    expect(light).toContain(`--color-${token}: ${colour};`);
});
