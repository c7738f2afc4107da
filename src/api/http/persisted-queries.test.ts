import { hashKey, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { recommendationsQuery } from '@/api/engine/queries';
import { essayQuery, essaysQuery } from '@/api/essay/queries';
import * as journey from '@/api/journey/queries';
import { majorsQuery } from '@/api/major/queries';
import { outlineQuery } from '@/api/outline/queries';
import { planStepsQuery } from '@/api/plan-step/queries';
import { resourceQuery, resourcesQuery } from '@/api/resource/queries';
import { savedScholarshipsQuery, scholarshipsQuery } from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { resetSession } from '@/browser/session-reset';
import { failing, requestsOf, thing } from '@/test/test-endpoint';
import { call, configureClient } from './client';
import { persistQueries } from './persisted-queries';
import { callOptions, createQueryClient, fetchFromServer } from './query-client';
import { endSession, startSession } from './session';

/** What the device has, and what was written there. */
const { device, written } = vi.hoisted(() => ({
  device: new Map<string, unknown>(),
  written: [] as unknown[],
}));
vi.mock('./query-storage', () => ({
  readQuery: async ({ queryHash }: { queryHash: string }) => device.get(queryHash),
  writeQuery: async ({ queryHash, data }: { queryHash: string; data: unknown }) => {
    device.set(queryHash, data);
    written.push(data);
  },
  clearQueries: async () => device.clear(),
}));

const EN = 'en-US';
/** Whatever their keys are called. */
const PERSISTED = [
  ...[userQuery(), basicInfoQuery(EN), bookmarksQuery(EN), planStepsQuery(), achievementsQuery()],
  ...[essaysQuery(), essayQuery('1'), majorsQuery(EN), outlineQuery(), schoolQuery(EN, 1, {})],
  ...[savedScholarshipsQuery(EN), scholarshipsQuery(EN, {}), resourcesQuery(EN)],
  ...[resourceQuery(EN, '1'), recommendationsQuery(EN, { position: 'final', page: 1, body: {} })],
  ...[journey.classGradesQuery(EN), journey.countriesQuery(EN, {}), journey.programTitlesQuery(EN)],
  ...[journey.budgetRangesQuery(EN, {}), journey.superMetaCategoriesQuery(EN, {})],
].map(({ queryKey }): readonly unknown[] => queryKey);

const KEY = ['essays', 'list'];
const HASH = JSON.stringify(KEY);
const onError = vi.fn();
let client: QueryClient;

const query = (queryKey: readonly unknown[] = KEY) => ({
  queryKey,
  queryFn: (context: Parameters<typeof callOptions>[0]) =>
    call(thing('GET'), { body: {}, ...callOptions(context) }),
});
const load = (queryKey?: readonly unknown[]) => () => client.fetchQuery(query(queryKey));
const ok = (text: string) => () => HttpResponse.json({ text });
const lost = () => HttpResponse.error();

/** Whether the browser says that it has a network. */
function setNetwork(is: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  onlineManager.setOnline(is);
}

beforeEach(() => {
  device.clear();
  written.length = 0;
  onError.mockReset();
  configureClient({ onError, retryDelayMs: 0 });
  Cookies.set('token', 'linh');
  client = createQueryClient();
  client.mount();
  persistQueries(client);
});
afterEach(() => {
  client.unmount();
  client.clear();
  Cookies.remove('token');
  setNetwork(true);
});

describe('what a student has loaded', () => {
  it('is kept on the device, and so is what changes in the cache', async () => {
    await requestsOf(load(), ok('loaded'));
    await vi.waitFor(() => expect(device.get(HASH)).toEqual({ text: 'loaded' }));
    client.setQueryData(KEY, { text: 'changed' });
    await vi.waitFor(() => expect(device.get(HASH)).toEqual({ text: 'changed' }));
  });

  it('is not kept for a visitor, nor if it is none of the kept queries', async () => {
    await requestsOf(load(['sophie', 'en-US']), ok('talk'));
    Cookies.remove('token');
    await requestsOf(load(), ok('loaded'));
    await Promise.resolve();
    expect([...device]).toEqual([]);
  });

  it('is not kept if another student has logged in meanwhile, in another tab', async () => {
    startSession('linh');
    await requestsOf(load(), () => {
      Cookies.set('token', 'minh');
      return HttpResponse.json({ text: 'hers' });
    });
    await Promise.resolve();
    expect(client.getQueryData(KEY)).toEqual({ text: 'hers' });
    expect([...device]).toEqual([]);
    endSession();
  });

  it('goes when the session ends', async () => {
    device.set(HASH, { text: 'hers' });
    resetSession('this-tab');
    await vi.waitFor(() => expect([...device]).toEqual([]));
  });
});

describe('without a network', () => {
  it.each(PERSISTED.map((key) => [hashKey(key), key]))('%s is shown', async (hash, key) => {
    device.set(hash, 'kept');
    setNetwork(false);
    expect(await load(key)()).toBe('kept');
  });

  it('is shown without a request, and loaded again when the network returns', async () => {
    device.set(HASH, { text: 'kept' });
    setNetwork(false);
    const observer = new QueryObserver(client, query());
    const stop = observer.subscribe(() => {});
    const made = await requestsOf(async () => {
      await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ text: 'kept' }));
      await vi.waitFor(() => expect(observer.getCurrentResult().isStale).toBe(true));
    }, lost);
    expect(made).toBe(0);
    await requestsOf(async () => {
      setNetwork(true);
      await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ text: 'new' }));
    }, ok('new'));
    stop();
  });

  it('is shown after a failed request, if the browser does not know; nothing is reported', async () => {
    device.set(HASH, { text: 'kept' });
    await requestsOf(async () => {
      expect(await load()()).toEqual({ text: 'kept' });
    }, lost);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is not enough for a write, which fails for want of a network', async () => {
    device.set(HASH, { text: 'kept' });
    setNetwork(false);
    await expect(fetchFromServer(client, query())).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
  });

  it('does not become new by being shown', async () => {
    for (const kept of [{ text: 'kept' }, 'kept', null]) {
      device.set(HASH, kept);
      await requestsOf(async () => {
        expect(await load()()).toEqual(kept);
      }, lost);
      expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
    }
    await requestsOf(load(), ok('kept'));
    await vi.waitFor(() => expect(written).toEqual([{ text: 'kept' }]));
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(false);
  });

  it('a load that the device has nothing for fails, and is reported once', async () => {
    await requestsOf(async () => {
      await expect(load()()).rejects.toThrow('Network Error');
    }, lost);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('does not replace the answer of a server that refuses', async () => {
    device.set(HASH, { text: 'kept' });
    await requestsOf(async () => {
      await expect(load()()).rejects.toThrow('404');
    }, failing(404));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
