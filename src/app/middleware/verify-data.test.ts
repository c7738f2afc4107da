import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/api/http/query-client';
import { startSession } from '@/api/http/session';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { signInAs } from '@/mocks/hosts/test-client';
import { verifyData } from './verify-data';

it('goes on if a page that had begun to load the same is left meanwhile', async () => {
  startSession(await signInAs('minh'));
  const queryClient = createQueryClient();
  const page = [
    new QueryObserver(queryClient, { ...userQuery() }).subscribe(() => {}),
    new QueryObserver(queryClient, { ...basicInfoQuery('en-US') }).subscribe(() => {}),
  ];
  const verified = verifyData({ path: '/profile', locale: 'en', queryClient });
  for (const leave of page) leave();
  await expect(verified).resolves.toBe(true);
});
