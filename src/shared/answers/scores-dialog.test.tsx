import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo, putBasicInfo } from '@/api/user/contract';
import { renderRoute } from '@/test/render-route';
import { useAnswersStore } from './answers-store';

/** The dialog of a visitor with an average of 8.6. */
async function openScores(): Promise<UserEvent> {
  useAnswersStore.getState().answer({ classGradeId: 12, average: 8.6, ielts: null, sat: null });
  const { user } = await renderRoute('/school-list');
  await user.click(await screen.findByRole('button', { name: 'Scores 1 of 3' }));
  return user;
}

const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Use these scores' }));

it('scores show in the format of the language, and are sent unchanged', async () => {
  useAnswersStore.getState().answer({ classGradeId: 12, average: 8.6, ielts: 7 });
  const { user } = await renderRoute('/vi/school-list');
  await user.click(await screen.findByRole('button', { name: 'Điểm 2/3' }));
  const average = await screen.findByRole('textbox', { name: /Điểm trung bình/ });
  expect(average).toHaveValue('8,6');
  expect(average).toHaveAccessibleDescription('khoảng 3,44 theo thang 4 (quy đổi theo tỷ lệ)');
  expect(screen.getByRole('textbox', { name: /IELTS/ })).toHaveValue('7.0');
  await user.click(screen.getByRole('button', { name: 'Dùng các điểm này' }));
  expect(useAnswersStore.getState().answers).toMatchObject({ average: 8.6, ielts: 7 });
});

it('other scales and tests are converted to those of the answers', async () => {
  const user = await openScores();
  await user.selectOptions(await screen.findByLabelText('How your grades are counted'), 'Out of 4');
  const average = screen.getByRole('textbox', { name: 'Out of 4' });
  await user.type(average, '5');
  await save(user);
  expect(average).toHaveAccessibleDescription(/from 0 to 4/);
  await user.clear(average);
  await user.type(average, '3.5');
  expect(average).toHaveAccessibleDescription('counts as 8.8 out of 10');
  await user.selectOptions(screen.getByLabelText('English'), 'TOEFL iBT, total');
  await user.type(screen.getByRole('textbox', { name: 'TOEFL iBT, total' }), '94');
  await user.selectOptions(screen.getByLabelText('Admission test'), 'ACT, composite');
  await user.type(screen.getByRole('textbox', { name: 'ACT, composite' }), '30');
  await save(user);
  const { answers } = useAnswersStore.getState();
  expect(answers).toMatchObject({ average: 8.75, ielts: 7, sat: 1370 });
});

it('scores that were not changed are not sent: they may be newer elsewhere', async () => {
  const { user } = await renderRoute('/school-list', { signedInAs: 'linh.tran' });
  await user.click(await screen.findByRole('button', { name: 'Scores 2 of 3' }));
  const sat = await screen.findByRole('textbox', { name: /SAT/ });
  const newer = { ...(await call(getBasicInfo, {})), ielts: 8 };
  await call(putBasicInfo, { body: newer });
  await user.type(sat, '1400');
  await save(user);
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({ average: 8.6, ielts: 8, sat: 1400 }),
  );
});

it('another scale has no error yet', async () => {
  const user = await openScores();
  const average = await screen.findByRole('textbox', { name: /average/i });
  await user.clear(average);
  await user.type(average, '86');
  await save(user);
  expect(average).toBeInvalid();
  await user.selectOptions(screen.getByLabelText('How your grades are counted'), 'Out of 4');
  expect(screen.getByRole('textbox', { name: 'Out of 4' })).toBeValid();
});

it('a score may end with its decimal sign', async () => {
  const user = await openScores();
  await user.type(await screen.findByRole('textbox', { name: /IELTS/ }), '7,');
  await save(user);
  expect(useAnswersStore.getState().answers).toMatchObject({ average: 8.6, ielts: 7 });
});

it('a stored score returns with its scale', async () => {
  useAnswersStore.getState().answer({ classGradeId: 12, average: 8.6, ielts: 7 });
  const { user } = await renderRoute('/school-list');
  await user.click(await screen.findByRole('button', { name: 'Scores 2 of 3' }));
  const test = await screen.findByLabelText('English');
  await user.selectOptions(test, 'TOEFL iBT, total');
  expect(screen.getByRole('textbox', { name: 'TOEFL iBT, total' })).toHaveValue('');
  await user.selectOptions(test, 'IELTS');
  expect(screen.getByRole('textbox', { name: /IELTS/ })).toHaveValue('7.0');
});

it('a student who grew up with English needs no test', async () => {
  const user = await openScores();
  await user.selectOptions(await screen.findByLabelText('English'), 'I grew up with English');
  await save(user);
  expect(useAnswersStore.getState().answers).toMatchObject({ average: 8.6, ielts: 9 });
});

it('a student sees the average on the scale of the account, and it is saved unrounded', async () => {
  const { user, router } = await renderRoute('/resources', { signedInAs: 'minh' });
  const info = { class_grade_id: 12, average: 8.75, gpa_scale: 'four' as const };
  await call(putBasicInfo, { body: info });
  await router.navigate('/school-list');
  await user.click(await screen.findByRole('button', { name: 'Scores 1 of 3' }));
  const average = await screen.findByRole('textbox', { name: 'Out of 4' });
  expect(average).toHaveValue('3.50');
  await user.type(screen.getByRole('textbox', { name: /IELTS/ }), '7.0');
  await save(user);
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({ ...info, ielts: 7 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Scores 2 of 3' }));
  const again = await screen.findByRole('textbox', { name: 'Out of 4' });
  await user.clear(again);
  await user.type(again, '3.7');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Scores 2 of 3' }));
  expect(await screen.findByRole('textbox', { name: 'Out of 4' })).toHaveValue('3.70');
});
