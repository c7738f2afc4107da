import { expect, it } from 'vitest';
import { schoolQuery } from '@/api/school/queries';
import { addFault } from '@/mocks/server/faults';
import { openHook } from '@/test/hook';
import { useSchools } from './use-schools';

it('shows the newest response about a school until the next one has loaded', () => {
  addFault({ match: 'getSchool', kind: 'hang' });
  let answers = { sat: 1400 };
  const { client, current, rerender } = openHook(() => useSchools([101], answers));
  const respond = (sat: number, name: string, updatedAt: number) =>
    client.setQueryData(
      schoolQuery('en-US', 101, { sat }).queryKey,
      { id: 101, name, programs: [] },
      { updatedAt },
    );
  // The older entry of the cache has the newer response.
  respond(1200, 'old', 1);
  respond(1300, 'other', 2);
  respond(1200, 'newest', 3);
  answers = { sat: 1500 };
  rerender();
  expect(current().schoolOf('101')).toMatchObject({
    data: { name: 'newest' },
    isPlaceholderData: true,
  });
});
