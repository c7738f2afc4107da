import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { countriesQuery } from '@/api/journey/queries';
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
