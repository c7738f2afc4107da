import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getEssay } from '@/api/essay/contract';
import { essayQuery } from '@/api/essay/queries';
import { call } from '@/api/http/client';
import { createDraftStore } from './draft-store';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { changeEssayElsewhere } from '@/mocks/hosts/simulated-changes';
import { unsentDraft } from '@/test/essay-durability/unsent-draft';
import { renderRoute } from '@/test/render-route';

async function openEssay() {
  const app = await renderRoute('/profile/essays/e1', { signedInAs: 'linh.tran' });
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  return { ...app, area };
}

const saves = async ({ requests }: Awaited<ReturnType<typeof openEssay>>) =>
  (await requests()).filter(({ method }) => method === 'PATCH');

it('a text is saved when its tab is hidden, without the pause in typing', async () => {
  const app = await openEssay();
  const { setTimeout: start } = globalThis;
  // The pause never ends.
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => start(run, ms === 1000 ? 1e6 : ms));
  onTestFinished(() => void vi.unstubAllGlobals());
  await app.user.type(app.area, '!');
  expect(await saves(app)).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await saves(app)).toHaveLength(1));
});

it('the newest text is there when the student returns to the tab', async () => {
  const { area } = await openEssay();
  await changeEssayElsewhere({ id: 'e1' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(area.value).toMatch(/Written on another device/));
});

function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it('a text that neither the device nor the account has is not lost by a link', async () => {
  const { user, area, router } = await openEssay();
  fillStorage();
  addFault({ match: 'patchEssay', kind: 'network' });
  await user.type(area, '!');
  await user.click(screen.getByRole('link', { name: 'Essays' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(area.value).toMatch(/!$/);
  clearFaults();
  await user.click(screen.getByRole('link', { name: 'Essays' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/essays'));
  const { content } = await call(getEssay, { params: { id: 'e1' } });
  expect(content).toMatch(/!$/);
});

it('a text that the device cannot store is not lost by closing the tab', async () => {
  const { user, area } = await openEssay();
  fillStorage();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'closes';
  };
  expect(close()).toBe('closes');
  await user.type(area, '!');
  expect(close()).toBe('asks');
  expect(createDraftStore('1', 'e1').read()).toBeNull();
  await waitFor(() => expect(close()).toBe('closes'));
});

it('the local text stays in its editor while a failed essay loads again', async () => {
  createDraftStore('1', 'e1').write(unsentDraft);
  addFault({ match: 'getEssay', kind: 'status', status: 503 });
  addFault({ match: 'patchEssay', kind: 'status', status: 503 });
  const { area, queryClient } = await openEssay();
  clearFaults();
  addFault({ match: 'getEssay', kind: 'hang' });
  addFault({ match: 'patchEssay', kind: 'hang' });
  act(() => void queryClient.refetchQueries({ queryKey: essayQuery('e1').queryKey }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(area);
});
