import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startData } from '@/browser/start-state';

const startApp = vi.fn<() => Promise<void>>();
const painted = vi.fn<() => Promise<void>>();
const loadFont = vi.fn<() => void>();
vi.mock('./main', () => ({ startApp }));
vi.mock('@/start/first-paint', () => ({ firstPaint: painted }));
vi.mock('@/start/font-loading', () => ({ loadFont }));

const data = startData();

const reported = vi.fn<(error: unknown) => void>();

/** Until nothing happens any more. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
}

async function load(): Promise<void> {
  vi.resetModules();
  await import('./entry');
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSSLayerBlockRule', Object);
  vi.stubGlobal('reportError', reported);
  document.body.innerHTML = '<p id="incomplete" hidden></p>';
  startApp.mockReset().mockResolvedValue();
  painted.mockReset().mockResolvedValue();
  loadFont.mockReset();
  reported.mockReset();
});
afterEach(() => {
  for (const name of ['prerendered', 'hide', 'supported'] as const) delete data[name];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the entry', () => {
  it('starts the app in a page without prerendered HTML at once', async () => {
    await load();
    expect(startApp).toHaveBeenCalledOnce();
    expect(painted).not.toHaveBeenCalled();
    expect(data.supported).toBe('yes');
    expect(reported).not.toHaveBeenCalled();
  });

  it('starts the app after the first paint of a prerendered page', async () => {
    data.prerendered = '/majors';
    let paint = () => {};
    painted.mockReturnValue(new Promise((resolve) => (paint = resolve)));
    await load();
    expect(startApp).not.toHaveBeenCalled();
    expect(loadFont).not.toHaveBeenCalled();
    paint();
    await settle();
    expect(startApp).toHaveBeenCalledOnce();
    // Before the app renders, which takes longer than the font.
    expect(loadFont).toHaveBeenCalledBefore(startApp);
  });

  it('does not start it in an old browser', async () => {
    vi.stubGlobal('CSSLayerBlockRule', undefined);
    Reflect.deleteProperty(window, 'CSSLayerBlockRule');
    await load();
    expect(startApp).not.toHaveBeenCalled();
    expect(data.supported).toBeUndefined();
  });

  it.each([
    [
      'says that the page is incomplete if the app does not start',
      new TypeError('x'),
      'yes',
      false,
    ],
    ['shows what the page needs if the app cannot be parsed', new SyntaxError('x'), 'no', true],
  ])('%s', async (_, error, supported, isNoticeHidden) => {
    data.hide = 'content';
    startApp.mockRejectedValue(error);
    await load();
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    expect(data).toMatchObject({ hide: 'nothing', supported });
    expect(document.getElementById('incomplete')?.hidden).toBe(isNoticeHidden);
  });
});
