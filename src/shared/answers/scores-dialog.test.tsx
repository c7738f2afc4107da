import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';
import { useAnswersStore } from './answers-store';

it('scores show in the format of the language, and are sent unchanged', async () => {
  useAnswersStore.getState().answer({ classGradeId: 12, average: 8.6, ielts: 7 });
  const { user } = await renderRoute('/vi/school-list');
  await user.click(await screen.findByRole('button', { name: '2 điểm' }));
  const average = await screen.findByRole('textbox', { name: /Điểm trung bình/ });
  expect(average).toHaveValue('8,6');
  expect(average).toHaveAccessibleDescription('khoảng 3,44 theo thang 4 (quy đổi theo tỷ lệ)');
  expect(screen.getByRole('textbox', { name: /IELTS/ })).toHaveValue('7.0');
  await user.click(screen.getByRole('button', { name: 'Dùng các điểm này' }));
  expect(useAnswersStore.getState().answers).toMatchObject({ average: 8.6, ielts: 7 });
});
