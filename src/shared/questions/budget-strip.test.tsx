import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

it('the rate has the month alone where no day is known', async () => {
  const columns = ['country_ids', 'school_ids', 'parent_ids', 'title_ids'];
  const none = [...columns, 'tuition', 'months', 'after'].map((column) => [column, []]);
  const data = { ...Object.fromEntries(none), rate: { vnd: 26_000, read_on: '2026-05' } };
  addFault({ match: 'getOutline', kind: 'status', status: 200, body: { data } });
  useAnswersStore.getState().answer({ countryIds: [4], classGradeId: 11 });
  await renderRoute('/');
  fireEvent.change(await screen.findByRole('slider'), { target: { value: 1 } });
  expect(await screen.findByText(/^rate of/)).toHaveTextContent('rate of May 2026, illustrative');
});
