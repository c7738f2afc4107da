import { deleteAccount, randomText, signIn, type Account } from '../../accounts';
import type { Run } from '../../check';
import { isOk, type Client } from '../../client';
import { checkOk, checkRefusal, refused } from '../../compare';
import { cameWith } from '../../words';

const NO_CODE = 'not checked with the right code. Give one with --code.';

async function checkProfile({ client, email }: Account): Promise<void> {
  const { report } = client;
  const name = 'Nguyễn Thị Kiểm Tra';
  const { reply, value } = await client.good('patchUser', { body: { name } });
  report.check(value.name === name && value.email === email, reply, {
    expected: `"name" ${name} and the "email" as before`,
    came: JSON.stringify({ name: value.name, email: value.email }),
  });
  await client.good('patchUser', { body: { isSchoolListVisited: true } });
  const read = await client.good('getUser');
  report.check(read.value.isSchoolListVisited === true && read.value.name === name, read.reply, {
    expected: '"isSchoolListVisited" true and the "name" as before',
    came: JSON.stringify({ ...read.value, email: undefined }),
    so: 'The app greets the student as new each time.',
  });
}

async function checkMoments({ good, report }: Client): Promise<void> {
  const body = { moment: 'saved' } as const;
  const first = await good('postMoment', { body });
  const second = await good('postMoment', { body, note: 'a second time' });
  report.check(first.value.first && !second.value.first, second.reply, {
    expected: '"first" true for the first call and false for the second',
    came: `${first.value.first} and ${second.value.first}`,
    so: 'A picture that marks a moment is shown twice, or never.',
  });
  const { reply, value } = await good('getUser');
  report.check(value.moments?.saved === true, reply, {
    expected: '"moments.saved" true, after it was recorded',
    came: JSON.stringify(value.moments),
  });
}

async function checkPhone({ client }: Account, code: string | null): Promise<void> {
  const { report } = client;
  const early = await client.send('resendCode', { as: 'right after a code was sent' });
  if (early.status === 429) {
    report.markWorking('resendCode');
    checkRefusal(client, early, { status: 429 });
  } else client.judge('resendCode', early);
  const wrong = { body: { code: '999999' }, note: 'which is not the code' };
  await refused(client, 'verifyPhone', wrong, { status: 422, field: 'code' });
  if (code === null) {
    return report.unchecked('verifyPhone', NO_CODE);
  }
  const { reply, value } = await client.good('verifyPhone', { body: { code } });
  report.check(value.phone_verified === true, reply, {
    expected: '"phone_verified" true after the right code',
    came: JSON.stringify(value.phone_verified),
    so: 'The app asks for the code again.',
  });
}

/** A change of the password ends the other sessions, and the old password. */
async function checkPassword(account: Account, visitor: Client): Promise<void> {
  const { client } = account;
  const { report } = client;
  const other = await signIn(visitor, account);
  const old = account.password;
  const password = `Saola-${randomText()}`;
  client.connection.secrets.add(password);
  await client.good('putPassword', { body: { current_password: old, password } });
  account.password = password;
  const mine = await client.send('getUser', { as: 'after its password was changed' });
  checkOk(report, mine, {
    expected: 'status 200, as this session stays',
    so: 'The student is logged out by changing the password.',
  });
  const as = 'with the token of another session, after the password was changed';
  const theirs = await other.client.send('getUser', { as });
  checkRefusal(client, theirs, {
    status: 401,
    so: 'Someone who knows the old password stays logged in.',
  });
  const body = { email: account.email, password: old };
  await refused(visitor, 'login', { body, note: 'the old password' }, { status: 422 });
}

async function checkEmail(account: Account, visitor: Client): Promise<void> {
  const { client, password } = account;
  const email = `conform-${randomText()}@example.com`;
  const { reply, value } = await client.good('putEmail', { body: { email, password } });
  account.email = email;
  client.report.check(value.email === email, reply, {
    expected: `"email" ${email}`,
    came: value.email,
  });
  const login = await visitor.good('login', { body: { email, password } });
  client.report.check(login.value.user.email === email, login.reply, {
    expected: 'the account with its new address',
    came: login.value.user.email,
  });
}

/** The answer is the same whether or not someone has the address. */
async function checkForgotten(account: Account, visitor: Client, code: string | null) {
  const { report } = visitor;
  const known = await visitor.good('forgotPassword', { body: { email: account.email } });
  const nobodys = { email: `conform-${randomText()}@example.com` };
  const unknown = await visitor.send('forgotPassword', { body: nobodys });
  report.check(unknown.text === known.reply.text && isOk(unknown), unknown, {
    expected: 'the same answer as for an address that has an account',
    came: cameWith(unknown),
    so: 'Anyone can find out who has an account.',
  });
  const { email, password } = account;
  const body = { email, code: '999999', password };
  await refused(visitor, 'resetPassword', { body }, { status: 422, field: 'code' });
  if (code === null) {
    return report.unchecked('resetPassword', NO_CODE);
  }
  const { value } = await visitor.good('resetPassword', { body: { email, code, password } });
  account.client = account.client.as({ bearer: value.token });
}

/** The account and its sessions are gone. */
async function checkDeletion(account: Account, visitor: Client): Promise<void> {
  const { client, email, password } = account;
  await refused(
    client,
    'deleteUser',
    { body: { password: 'wrong-password' } },
    { status: 422, field: 'password' },
  );
  await client.good('deleteUser', { body: { password } });
  account.gone = true;
  const after = await client.send('getUser', { as: 'with the token of a deleted account' });
  checkRefusal(client, after, { status: 401 });
  const body = { email, password };
  await refused(visitor, 'login', { body, note: 'of a deleted account' }, { status: 422 });
}

/** Everything that changes an account itself, on one that this run has made. */
export async function checkAccountChanges(run: Run): Promise<void> {
  const { spare, visitor, options, report, part } = run;
  if (!spare) {
    const what = 'Changes of an account are not checked, because no account can be made.';
    return report.unchecked(null, what);
  }
  await part(() => checkProfile(spare));
  await part(() => checkMoments(spare.client));
  await part(() => checkPhone(spare, options.code));
  await part(() => checkPassword(spare, visitor));
  await part(() => checkEmail(spare, visitor));
  await part(() => checkForgotten(spare, visitor, options.code));
  await part(() => checkDeletion(spare, visitor));
  if (!spare.gone) await deleteAccount(spare);
}
