import { afterEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './tab-lock';

/** Two tasks at once, the first of which fails. Resolves to what happened, in order. */
async function twoTasks(): Promise<string[]> {
  const events: string[] = [];
  const task = (name: string, fails: boolean) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([
    withLock('essay', task('one', true)),
    withLock('essay', task('two', false)),
  ]);
  return [...events, ...results.map(({ status }) => status)];
}

const ONE_AFTER_THE_OTHER = [
  ...['one begins', 'one ends', 'two begins', 'two ends'],
  ...['rejected', 'fulfilled'],
];

afterEach(() => vi.unstubAllGlobals());

describe('tasks with the same lock', () => {
  it('run one after the other without Web Locks, and each once', async () => {
    vi.stubGlobal('navigator', {});
    expect(await twoTasks()).toEqual(ONE_AFTER_THE_OTHER);
  });

  it('run one after the other if the locks are denied, and each once', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await twoTasks()).toEqual(ONE_AFTER_THE_OTHER);
  });

  it('are not run again if they fail under a Web Lock', async () => {
    const request = (_name: string, work: () => Promise<unknown>) => work();
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(withLock('essay', task)).rejects.toThrow('refused');
    expect(task).toHaveBeenCalledTimes(1);
  });
});
