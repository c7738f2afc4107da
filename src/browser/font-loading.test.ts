import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFace, isFaceLate, keepFace, settleFace } from './font-loading';

const load = vi.fn<(font: string, text: string) => Promise<unknown>>();

function connect(connection?: { downlink: number; rtt: number; saveData: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
const slow = { downlink: 1.6, rtt: 150, saveData: false };
const fast = { downlink: 10, rtt: 50, saveData: false };

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
});
afterEach(() => {
  delete document.documentElement.dataset['face'];
  document.documentElement.lang = '';
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'fonts');
});

test.each([
  ['a slow network', slow, true],
  ['one with long ways', { ...fast, rtt: 300 }, true],
  ['one that is paid by the byte', { ...fast, saveData: true }, true],
  ['a fast one', fast, false],
  ['one that the browser says nothing about', undefined, false],
])('on %s the first page is painted in the stand-in: %s %s', (_, connection, late) => {
  connect(connection);
  settleFace();
  expect(isFaceLate()).toBe(late);
});

test('what had to be done without is fetched for the next page, which is painted in it', async () => {
  connect(slow);
  document.documentElement.lang = 'vi-VN';
  settleFace();
  await fetchFace();
  expect(load).toHaveBeenCalledExactlyOnceWith("1em 'Plus Jakarta Sans Variable'", 'aạ');
  delete document.documentElement.dataset['face'];
  settleFace();
  expect(isFaceLate()).toBe(false);
});

test('what came in time is there on a slow network later', async () => {
  connect(fast);
  settleFace();
  await fetchFace();
  connect(slow);
  settleFace();
  expect(isFaceLate()).toBe(false);
});

test('a network that is paid by the byte fetches nothing', async () => {
  connect({ ...slow, saveData: true });
  settleFace();
  await fetchFace();
  expect(load).not.toHaveBeenCalled();
});

test('what could not be fetched is not said to be there', async () => {
  connect(slow);
  load.mockRejectedValue(new Error('gone'));
  settleFace();
  await fetchFace();
  delete document.documentElement.dataset['face'];
  settleFace();
  expect(isFaceLate()).toBe(true);
});

test('where storage is refused the page is painted all the same', () => {
  connect(slow);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  settleFace();
  expect(isFaceLate()).toBe(true);
});

test.each([
  ['has not come in time', [90, 90], true],
  ['is there', [112, 90], false],
])('a face that %s when other styles come', (_, widths, late) => {
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  for (const width of widths) measured.mockReturnValueOnce(new DOMRect(0, 0, width, 20));
  keepFace();
  expect(isFaceLate()).toBe(late);
  expect(document.body.childElementCount).toBe(0);
});
