import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

describe('/auth', () => {
  it('links to login and signup, and offers to go on without either', async () => {
    await renderRoute('/vi/auth');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tài khoản của bạn');
    expect(href('Tạo tài khoản')).toBe('/vi/signup');
    expect(href('Đăng nhập')).toBe('/vi/login');
    expect(href('Tiếp tục không cần tài khoản')).toBe('/vi/school-list');
  });

  it('lists the benefits of an account, or the data to be added to it', async () => {
    await renderRoute('/auth');
    expect(
      await screen.findByRole('heading', { name: 'What you get with an account' }),
    ).toBeVisible();
    useAnswersStore.getState().answer({ average: 8 });
    await waitFor(() =>
      expect(screen.getByText('1 answer will move to your account')).toBeVisible(),
    );
  });
});
