import type { Id } from '@/api/http/schemas';
import type { Run } from '../../check';
import { isInLevel } from '../../calls';
import { isOk, type Client } from '../../client';
import { dataIn, isRecord, refused } from '../../compare';
import { badReads, badWrites, type BadInput } from './bad-inputs';

const remover = {
  postBookmark: 'deleteBookmark',
  postEssay: 'deleteEssay',
  postAchievement: 'deleteAchievement',
} as const;

function isMaker(name: string): name is keyof typeof remover {
  return Object.hasOwn(remover, name);
}

/** Makes a call that has to be refused, and removes what a server has made of it nevertheless. */
async function check(client: Client, bad: BadInput): Promise<void> {
  const { name, status = 422, field, mild = false, ...sent } = bad;
  const reply = await refused(client, name, sent, {
    status,
    ...(field === undefined ? {} : { field }),
    so: mild
      ? 'The app never sends this; a shared link might.'
      : 'The app shows as saved what is not valid.',
    ...(mild ? { severity: 'warning' } : {}),
  });
  if (!reply || !isOk(reply) || !isMaker(name)) return;
  const data = dataIn(reply.body);
  if (!isRecord(data)) return;
  const id = data['id'] as Id; // an id of any type is sent back as it is
  await client.send(remover[name], { params: { id } });
}

/** Input that is not valid: a status and a message that the app can show, never a status of 500. */
export async function checkBadInput({ visitor, main, spare, options, report }: Run): Promise<void> {
  const isMeant = ({ name }: BadInput) => isInLevel(name, options.level);
  for (const bad of badReads.filter(isMeant)) {
    await check(bad.name === 'finalEngine' ? main.client : visitor, bad);
  }
  if (options.level === 'shown') return;
  // A server that accepts one of these would change the account.
  const account = spare ?? (main.made ? main : null);
  if (!account) {
    return report.unchecked(null, 'Writes with bad input are not checked: no account can be made.');
  }
  for (const bad of badWrites(account)) await check(account.client, bad);
}
