import { expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { openHook } from '@/test/hook';
import { useProgramsOfDevice } from './use-programs-of-device';

it('counts each program of a school that is still loading', () => {
  addFault({ match: 'getSchool', kind: 'hang' });
  const items = [
    { programId: 101010, schoolId: 101 },
    { programId: 101020, schoolId: 101 },
    { programId: 402200, schoolId: 402 },
  ];
  const { current } = openHook(() => useProgramsOfDevice(items, {}));
  expect(current().loading).toBe(3);
});
