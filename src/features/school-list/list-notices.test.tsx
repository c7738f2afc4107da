import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

it('a link asks before it replaces answers of an account that could not be loaded', async () => {
  addFault({ match: 'getBasicInfo', kind: 'status', status: 500, times: 2 });
  const { user, requests, router } = await renderRoute('/school-list?field=5&majors=25', {
    signedInAs: 'linh.tran',
  });
  const use = await screen.findByRole('button', { name: 'Use the link’s answers' });
  expect((await requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.click(use);
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({ program_title_parent_id: 5 }),
  );
  expect(router.state.location.search).toBe('');
});
