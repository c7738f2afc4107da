import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_ANSWERS } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

it.each([
  ['/profile/essays', '/login', 'Log in'],
  ['/majors', '/majors', 'Majors'],
])('a token that is gone is noticed by the navigation to %s (R19)', async (to, path, title) => {
  const { router } = await renderRoute('/profile', { signedInAs: 'linh.tran' });
  await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
  useAnswersStore.getState().answer({ classGradeId: 12 });
  document.cookie = 'token=; max-age=0; path=/';
  await router.navigate(to);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(router.state.location.pathname).toBe(path);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Linh/ })).toBeNull());
  expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
});
