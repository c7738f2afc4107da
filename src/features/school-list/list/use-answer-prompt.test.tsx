import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { putBasicInfo } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

it('a refused answer is not announced as filled in when the page is turned', async () => {
  const app = await renderRoute('/pricing', { signedInAs: 'minh' });
  await call(putBasicInfo, { body: { class_grade_id: 12 } });
  await app.router.navigate('/school-list');
  await screen.findAllByRole('heading', { level: 3 });
  const [chip] = await screen.findAllByRole('button', { name: 'Add your IELTS' });
  if (!chip) throw new Error('A chip was expected');
  addFault({ match: 'putBasicInfo', kind: 'status', status: 500 });
  await app.user.click(chip);
  const sheet = within(await screen.findByRole('dialog', { name: 'Your IELTS?' }));
  await app.user.click(sheet.getByRole('button', { name: 'IELTS: higher' }));
  await app.user.click(sheet.getByRole('button', { name: 'Fill in the rows' }));
  await screen.findByRole('alert');
  await screen.findAllByRole('button', { name: 'Add your IELTS' });
  await app.user.click(screen.getByRole('link', { name: 'Next 12' }));
  await screen.findByRole('heading', { name: /^Programs 13 to 24 of/ });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told.join(' ')).not.toContain('Filled in');
});
