import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTracking, type Identity, type LoadTracker, type Tracker } from './tracker';

const LINH: Identity = { id: '7', email: 'linh@example.com', name: 'Trần Ngọc Linh' };

let tracked: string[] = [];

const tracker = (): Tracker => ({
  page: (address) => void tracked.push(`page ${address}`),
  identify: ({ id }) => void tracked.push(`who ${id}`),
  stop: () => void tracked.push('stop'),
});

/** A service that has loaded when `arrive` is called. */
function late(): { load: LoadTracker; arrive: () => Promise<void> } {
  let resolve: (there: Tracker) => void = () => {};
  const promise = new Promise<Tracker>((there) => {
    resolve = there;
  });
  return {
    load: () => promise,
    arrive: async () => {
      resolve(tracker());
      await promise;
    },
  };
}

const always = () => true;
const prompt: LoadTracker = () => Promise.resolve(tracker());
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  tracked = [];
});

describe('startTracking', () => {
  it('gives a late service the student, then the last page', async () => {
    const { load, arrive } = late();
    const tracking = startTracking([load], always);
    tracking.page('/');
    tracking.page('/majors');
    tracking.identify(LINH);
    await arrive();
    tracking.page('/pricing');
    expect(tracked).toEqual(['who 7', 'page /majors', 'page /pricing']);
  });

  it('stops a service that loads after the end, and sends it nothing', async () => {
    const { load, arrive } = late();
    const tracking = startTracking([load], always);
    tracking.identify(LINH);
    tracking.page('/');
    tracking.stop();
    await arrive();
    tracking.page('/majors');
    expect(tracked).toEqual(['stop']);
  });

  it('sends nothing once somebody else is signed in', async () => {
    let same = true;
    const { load, arrive } = late();
    const tracking = startTracking([prompt, load], () => same);
    await settled();
    tracking.page('/');
    same = false;
    tracking.identify(LINH);
    tracking.page('/majors');
    await arrive();
    expect(tracked).toEqual(['page /']);
  });

  it('continues if a service is blocked or always throws', async () => {
    const broken = vi.fn<() => never>(() => {
      throw new Error('broken');
    });
    const blocked: LoadTracker = () => Promise.reject(new TypeError('blocked'));
    const throws: LoadTracker = () =>
      Promise.resolve({ page: broken, identify: broken, stop: broken });
    const tracking = startTracking([blocked, throws, prompt], always);
    tracking.page('/');
    await settled();
    tracking.identify(LINH);
    tracking.stop();
    expect(tracked).toEqual(['page /', 'who 7', 'stop']);
    expect(broken).toHaveBeenCalledTimes(3);
  });
});
