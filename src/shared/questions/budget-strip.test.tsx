import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

it('the rate has the month alone where no day is known, and is read aloud', async () => {
  const columns = ['country_ids', 'school_ids', 'parent_ids', 'title_ids'];
  const none = [...columns, 'tuition', 'months', 'after'].map((column) => [column, []]);
  const data = { ...Object.fromEntries(none), rate: { vnd: 26_000, read_on: '2026-05' } };
  addFault({ match: 'getOutline', kind: 'status', status: 200, body: { data } });
  useAnswersStore.getState().answer({ countryIds: [4], classGradeId: 11 });
  await renderRoute('/');
  fireEvent.change(await screen.findByRole('slider'), { target: { value: 1 } });
  const rate = await screen.findByText(/^rate of/);
  expect(rate).toHaveTextContent('rate of May 2026, illustrative');
  expect(rate.closest('[aria-hidden]')).toBeNull();
});

it('comes after its heading and before Next, by keyboard too', async () => {
  const { user } = await renderRoute('/school-list?step=budget');
  const slider = await screen.findByRole('slider');
  screen.getByRole('link', { name: 'Back' }).focus();
  await user.tab();
  expect(slider).toHaveFocus();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.compareDocumentPosition(slider)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});
