import { expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { catalogueEntries } from '@/mocks/data/entries';
import { recordedRequests } from '@/mocks/server/recorder';
import { openHook } from '@/test/hook';
import { useCompared } from './use-compared';

it('loads the school of two programs once', async () => {
  const schoolId = catalogueEntries[0]?.school.id ?? '';
  const two = catalogueEntries.filter(({ school }) => school.id === schoolId).slice(0, 2);
  const items = two.map(({ program }) => ({ programId: program.id, schoolId }));
  await loadMessages('en', ['results']);
  const { current } = openHook(() => useCompared(items, {}, []));
  await vi.waitFor(() =>
    expect(current().map(({ program }) => program?.id)).toEqual(
      two.map(({ program }) => program.id),
    ),
  );
  expect(items).toHaveLength(2);
  expect(await recordedRequests()).toHaveLength(1);
});
