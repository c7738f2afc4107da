import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getOutline } from '@/api/outline/contract';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

it('counts no program of unknown tuition as within the budget', async () => {
  useAnswersStore.getState().answer({ budget: { min: '10000', max: '20000' } });
  await renderRoute('/school-list');
  const strip = await screen.findByText(/ are within/);
  const { tuition } = await call(getOutline, {});
  const within = tuition.filter((fee) => fee != null && fee <= 20_000).length;
  expect(tuition).toContain(null);
  expect(strip).toHaveTextContent(
    `${within.toLocaleString('en')} of ${tuition.length.toLocaleString('en')} are within`,
  );
});
