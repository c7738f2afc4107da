import { signIn } from '../../accounts';
import type { Run } from '../../check';
import { cameWith } from '../../words';
import { isOk } from '../../client';
import { checkOk, checkRefusal } from '../../compare';

/** A second session of the account: its logout ends it, and only it. */
export async function checkLogout({ main, visitor, report }: Run): Promise<void> {
  const { client } = await signIn(visitor, main);
  const before = await client.send('getUser', { as: 'with the token of a second login' });
  checkOk(report, before);
  await client.good('logout');
  const after = await client.send('getUser', { as: 'with a token after its logout' });
  checkRefusal(client, after, {
    status: 401,
    so: 'Someone who finds the token on a shared computer can still read the account.',
  });
  const other = await main.client.send('getUser', { as: 'after the logout of another session' });
  checkOk(report, other, {
    expected: 'status 200, as a logout ends one session',
    so: 'A logout on one device logs out all others.',
  });
  const again = await client.send('logout', { as: 'a second time with the same token' });
  report.check(isOk(again) || again.status === 401, again, {
    expected: 'status 200 or 401',
    came: cameWith(again),
    severity: 'warning',
  });
}
