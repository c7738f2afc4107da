import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { countriesQuery } from '@/api/journey/queries';
import { addFault } from '@/mocks/server/faults';
import { NO_ANSWERS, toAnswersBody } from '@/shared/answers/answers';
import { renderRoute } from '@/test/render-route';

it('a cell follows the tuition of its place', async () => {
  const { queryClient } = await renderRoute('/');
  await screen.findAllByRole('checkbox', { name: /a year/ });
  const { queryKey } = countriesQuery('en-US', toAnswersBody(NO_ANSWERS));
  act(() => {
    queryClient.setQueryData(queryKey, (places) =>
      places?.map((place) => ({ ...place, median_tuition: 1234 })),
    );
  });
  const [first] = await screen.findAllByText('$1.2k a year');
  expect(first).toBeVisible();
});

it.each(['countries', 'grade', 'field', 'majors'])(
  'the cells of %s hold their place until they have loaded',
  async (step) => {
    addFault({ match: '*', kind: 'hang' });
    await renderRoute(`/school-list?step=${step}`);
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('.flow-ask .cell').length).toBeGreaterThan(4);
  },
);
