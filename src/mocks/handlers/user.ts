import { getBasicInfo, getUser, patchUser, putBasicInfo } from '@/api/contract/user';
import { answersOf } from '@/mocks/answers';
import { changeTables } from '@/mocks/db';
import { messages } from '@/mocks/messages';
import { Refusal, unprocessable } from '@/mocks/refusal';
import { route } from '@/mocks/route';
import type { Account } from '@/mocks/tables';
import { userWire } from '@/mocks/user-wire';

/** Changes one account in one step; gives it back as it is afterwards. */
function changeAccount(id: Account['id'], apply: (account: Account) => void): Promise<Account> {
  return changeTables(({ accounts }) => {
    const account = accounts.find((row) => row.id === id);
    if (!account) throw new Refusal(401, messages.signedOut);
    apply(account);
    return account;
  });
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw unprocessable({ name: messages.noName });
  if (trimmed.length > 100) throw unprocessable({ name: messages.longName });
  return trimmed;
}

/** The signed-in student and what the account knows about the search. */
export const userRoutes = {
  getUser: route(getUser, 'student', ({ student }) => ({ data: userWire(student) })),

  patchUser: route(patchUser, 'student', async ({ student, body }) => {
    const name = body.name === undefined ? student.name : checkedName(body.name);
    const account = await changeAccount(student.id, (row) => {
      row.name = name;
      if (body.avatar !== undefined) row.avatar = body.avatar;
      row.isSchoolListVisited = body.isSchoolListVisited ?? row.isSchoolListVisited;
    });
    return { data: userWire(account) };
  }),

  getBasicInfo: route(getBasicInfo, 'student', ({ student }) => ({ data: student.basicInfo })),

  putBasicInfo: route(putBasicInfo, 'student', async ({ student, body }) => {
    answersOf(body);
    const account = await changeAccount(student.id, (row) => {
      row.basicInfo = body;
    });
    return { data: account.basicInfo };
  }),
};
