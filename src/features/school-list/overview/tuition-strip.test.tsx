import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '@/test/render-route';
import { TuitionStrip } from './tuition-strip';

const shown = vi.hoisted((): { counts: number[]; within: number | null } => ({
  counts: [],
  within: null,
}));

// The strip alone on its page.
vi.mock('/src/routes/school-list.tsx', () => ({
  // What the router reads of a page.
  status: undefined,
  prefetch: undefined,
  Page: () => {
    const { counts, within } = shown;
    const budget = within === null ? null : { min: 0, max: 5000 };
    const tuition = counts.map((count, at) => ({ from: at * 2500, to: (at + 1) * 2500, count }));
    const total = counts.reduce((all, count) => all + count, 0);
    return (
      <>
        <h1>Schools</h1>
        <TuitionStrip overview={{ tuition, within_budget: within }} total={total} budget={budget} />
      </>
    );
  },
}));

it('names the most common tuition', async () => {
  shown.counts = [0, 1, 4, 0];
  await renderRoute('/school-list');
  expect(await screen.findByText(/^Most common/)).toHaveTextContent('$5,000 - $7,500');
  expect(screen.getByRole('img', { name: /^5 programs .*, most commonly \$5,000/ })).toBeVisible();
});

it('names the whole range of two programs in two columns', async () => {
  shown.counts = [0, 1, 0, 1];
  await renderRoute('/school-list');
  expect(await screen.findByText(/^Tuition:/)).toHaveTextContent('Tuition: $2,500 - $10,000');
  expect(
    screen.getByRole('img', { name: '2 programs by tuition a year, $2,500 - $10,000' }),
  ).toBeVisible();
  expect(screen.queryByText(/most common/i)).not.toBeInTheDocument();
});

it.each([
  [1, '1 of 5 is within $5,000'],
  [2, '2 of 5 are within $5,000'],
])('says how many are within the budget: %s', async (within, text) => {
  Object.assign(shown, { counts: [within, 0, 5 - within], within });
  await renderRoute('/school-list');
  expect(await screen.findByText(/within/)).toHaveTextContent(text);
});
