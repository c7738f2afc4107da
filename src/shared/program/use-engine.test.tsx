import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recommendationsQuery, type EnginePosition } from '@/api/engine/queries';
import { storePublicToken } from '@/api/http/session';
import { resetSession } from '@/browser/session-reset';
import { answerWith, asked } from '@/test/scripted-api';
import { holdCalls } from '@/test/held-calls';
import { openHook } from '@/test/hook';
import { useEngine, useEngineState } from './use-engine';

const overview = { within_budget: 3 };
const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 0 };
const request = (position: EnginePosition, page = 1) => ({ position, page, body: {} });
const EMPTY = { position: 'pre', overview: null };
const FINAL = { position: 'final', overview };

function open(first: EnginePosition, enabled = true) {
  resetSession('this-tab');
  storePublicToken('visit');
  answerWith({ data: [], pagination, total: 0, overview });
  let [position, page] = [first, 1];
  const { client, current, rerender } = openHook(() => useEngine(request(position, page), enabled));
  const answered = () => waitFor(() => expect(current().isSuccess).toBe(true));
  const ask = (next: EnginePosition, nextPage = 1) => {
    [position, page] = [next, nextPage];
    rerender();
  };
  return { client, answered, ask };
}

it.each(['pre', 'post'] as const)(
  'loading %s sets the position, without an overview',
  async (position) => {
    const { answered } = open(position);
    expect(useEngineState.getState()).toEqual({ position, overview: null });
    await answered();
    expect(useEngineState.getState()).toEqual({ position, overview: null });
  },
);

it('loading final sets the position at once, and its response sets the overview', async () => {
  const { answered } = open('final');
  expect(useEngineState.getState()).toEqual({ position: 'final', overview: null });
  await answered();
  expect(useEngineState.getState()).toEqual(FINAL);
});

it('loading another engine clears the overview, and loading final from the cache restores it', async () => {
  const { answered, ask } = open('final');
  await answered();
  ask('post');
  expect(useEngineState.getState()).toEqual({ position: 'post', overview: null });
  await answered();
  const before = (await asked()).length;
  ask('final');
  expect(useEngineState.getState()).toEqual(FINAL);
  expect(await asked()).toHaveLength(before);
});

it('loading the next page of final clears the overview until its response', async () => {
  const { answered, ask } = open('final');
  await answered();
  ask('final', 2);
  expect(useEngineState.getState()).toEqual({ position: 'final', overview: null });
  await waitFor(() => expect(useEngineState.getState()).toEqual(FINAL));
});

it('loading final again for changed answers clears the overview until its response', async () => {
  const { answered, client } = open('final');
  await answered();
  const held = holdCalls();
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(useEngineState.getState().overview).toBeNull());
  await waitFor(() => expect(held).toHaveLength(1));
  const now = { within_budget: 2 };
  act(() => held[0]?.answer({ data: [], pagination, total: 0, overview: now }));
  await waitFor(() => expect(useEngineState.getState().overview).toEqual(now));
});

it('a query that only counts changes neither', async () => {
  const { answered, client } = open('final');
  await answered();
  await client.fetchQuery(recommendationsQuery('en-US', request('pre')));
  expect(useEngineState.getState()).toEqual(FINAL);
});

it('a disabled query requests and sets nothing', async () => {
  open('final', false);
  expect(useEngineState.getState()).toEqual(EMPTY);
  expect(await asked()).toEqual([]);
});

it('the end of the session resets both', async () => {
  const { answered } = open('final');
  await answered();
  resetSession('this-tab');
  expect(useEngineState.getState()).toEqual(EMPTY);
});
