import { screen, waitFor } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';
import { server } from '@/mocks/hosts/node';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { COVER_STEP } from '@/shared/discovery/quiz-answers';
import { renderRoute } from '@/test/render-route';
import { press, toCover } from '@/test/walk-quiz';

it('a submission that failed while the page was left says so on return', async () => {
  useDiscovery.getState().setTab('quiz');
  const app = await renderRoute('/sophie');
  await toCover(app);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    network.post('*/major-discovery/quiz', async () => {
      await held;
      return HttpResponse.json({ message: 'Closed' }, { status: 500 });
    }),
  );
  await press(app.user, 'Skip the cards');
  expect(hasUnsavedChanges()).toBe(true);
  await app.router.navigate('/pricing');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sophie' })).toBeNull());
  letGo();
  await waitFor(() => expect(useDiscovery.getState().status).toBe('started'));
  // The last card was open.
  useDiscovery.setState({ step: COVER_STEP + 1 });
  await app.router.navigate('/sophie');
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(useDiscovery.getState().step).toBe(COVER_STEP);
});
