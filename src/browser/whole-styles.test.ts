import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let expectStyles: () => () => void;
let wholeStyles: () => Promise<void>;

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** What became of the promise by now. */
async function settled(promise: Promise<void>): Promise<string> {
  return Promise.race([
    promise.then(
      () => 'there',
      ({ message }: Error) => message,
    ),
    new Promise<string>((resolve) => setTimeout(() => resolve('on its way'))),
  ]);
}

beforeEach(async () => {
  vi.resetModules();
  ({ expectStyles, wholeStyles } = await import('./whole-styles'));
  document.head.innerHTML =
    '<link rel="stylesheet" href="/first.css"><link rel="whole-styles" href="/a.css" integrity="sha256-x" crossorigin>';
});
afterEach(() => document.head.replaceChildren());

test('nothing waits before it is expected, and nothing is asked for before that is said', async () => {
  expect(await settled(wholeStyles())).toBe('there');
  const ask = expectStyles();
  expect(await settled(wholeStyles())).toBe('on its way');
  expect(sheets()).toHaveLength(1);
  ask();
  await vi.waitFor(() => expect(sheets()).toHaveLength(2));
});

test('nothing waits on a page that came with all of it', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
  expectStyles()();
  expect(await settled(wholeStyles())).toBe('there');
});

test('the rest is asked for once, with its integrity, after what is there; who asks waits for it', async () => {
  expectStyles()();
  const waiting = wholeStyles();
  expect(await settled(waiting)).toBe('on its way');
  const [, rest] = sheets();
  expect(sheets()).toHaveLength(2);
  const attributes = ['href', 'integrity', 'crossorigin'].map((name) => rest?.getAttribute(name));
  expect(attributes).toEqual(['/a.css', 'sha256-x', '']);
  rest?.dispatchEvent(new Event('load'));
  expect(await settled(waiting)).toBe('there');
});

test('what failed says so, and is asked for again by the next', async () => {
  expectStyles()();
  const first = wholeStyles();
  await vi.waitFor(() => expect(sheets()).toHaveLength(2));
  sheets()[1]?.dispatchEvent(new Event('error'));
  expect(await settled(first)).toMatch(/style sheet .*a\.css/);
  expect(sheets()).toHaveLength(1);
  const second = wholeStyles();
  await vi.waitFor(() => expect(sheets()).toHaveLength(2));
  sheets()[1]?.dispatchEvent(new Event('load'));
  expect(await settled(second)).toBe('there');
});
