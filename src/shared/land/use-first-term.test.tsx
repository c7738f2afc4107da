import { afterEach, expect, it, vi } from 'vitest';
import { classGradesQuery } from '@/api/journey/queries';
import { outlineQuery } from '@/api/outline/queries';
import { NO_ANSWERS } from '@/shared/answers/answers';
import { openHook } from '@/test/hook';
import { useFirstTerm } from './use-first-term';

const DAYS = ['2027-02-28', '2027-03-01', '2027-04-30', '2027-05-01', null];

afterEach(() => vi.useRealTimers());

it('of the deadlines, those of the next 60 days count as closing, and none that has passed', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00') });
  const each = <T,>(value: T) => DAYS.map(() => value);
  const { current, client, rerender } = openHook(() =>
    useFirstTerm({ ...NO_ANSWERS, classGradeId: 12 }),
  );
  client.setQueryData(classGradesQuery('en-US').queryKey, [{ id: 12, class_name: '12' }]);
  client.setQueryData(outlineQuery().queryKey, {
    country_ids: each(1),
    school_ids: each(1),
    parent_ids: each(1),
    title_ids: each(1),
    tuition: each(null),
    months: each([9]),
    after: each(12),
    closes: DAYS,
  });
  rerender();
  expect(current()?.closing).toBe(2);
});
