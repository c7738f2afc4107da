import {
  deleteAchievement,
  getAchievements,
  patchAchievement,
  postAchievement,
  type Achievement,
  type AchievementChanges,
} from '@/api/achievement/contract';
import { moveInList, removeFromList } from '@/lib/order';
import { changeAccount } from '@/mocks/data/accounts';
import { rangeError, lengthError, clientIdError, monthError } from '@/mocks/server/checks';
import { messages } from '@/mocks/server/messages';
import { Refusal, rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { nextId, type StoredAccount, type StoredAchievement } from '@/mocks/data/tables';

/** Places a row after all others. */
const LAST = Number.MAX_SAFE_INTEGER;

/** `row` with the changes applied, except its place. Throws 422 by field for an invalid result. */
function changed(row: StoredAchievement, changes: AchievementChanges): StoredAchievement {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const next: StoredAchievement = { ...row, ...Object.fromEntries(given), order_no: row.order_no };
  next.title = next.title.trim();
  const { title, role, start, end, hours, impact } = next;
  const late = start !== null && end !== null && end < start ? messages.endBeforeStart : null;
  rejectInvalid({
    title: title === '' ? messages.noTitle : lengthError(title, 150, messages.longTitle),
    role: lengthError(role, 100, messages.longRole),
    start: monthError(start),
    end: monthError(end) ?? late,
    hours: rangeError(hours, [0, 168], messages.hours),
    impact: lengthError(impact, 150, messages.longImpact),
  });
  return next;
}

/** Inserts or replaces `row` in the account's list and moves it to `place`. */
function savePlaced(
  account: StoredAccount,
  row: StoredAchievement,
  place = row.order_no,
): StoredAchievement {
  const others = account.achievements.filter(({ id }) => id !== row.id);
  account.achievements = moveInList([...others, row], row.id, place);
  return account.achievements.at(-1) ?? row;
}

function wire(row: StoredAchievement): Achievement {
  const { id, type, title, role, start, end, hours, impact, order_no } = row;
  return { id, type, title, role, start, end, hours, impact, order_no };
}

function emptyAchievement(id: number, clientId: string): StoredAchievement {
  return {
    id,
    clientId,
    type: 'other',
    title: '',
    role: null,
    start: null,
    end: null,
    hours: null,
    impact: null,
    order_no: LAST,
  };
}

export const achievementRoutes = {
  getAchievements: route(getAchievements, 'student', ({ student }) => ({
    data: student.achievements.toSorted((a, b) => a.order_no - b.order_no).map(wire),
  })),

  postAchievement: route(postAchievement, 'student', async ({ student, body }) => {
    const { client_id: clientId, ...changes } = body;
    rejectInvalid({ client_id: clientIdError(clientId) });
    return changeAccount(student.id, (account, tables) => {
      const known = account.achievements.find((row) => row.clientId === clientId);
      if (known) return { data: wire(known) };
      const row = changed(emptyAchievement(nextId(tables), clientId), changes);
      return { data: wire(savePlaced(account, row, changes.order_no)) };
    });
  }),

  patchAchievement: route(patchAchievement, 'student', async ({ student, body, params }) =>
    changeAccount(student.id, (account) => {
      const row = account.achievements.find(({ id }) => String(id) === params['id']);
      if (!row) throw new Refusal(404, messages.noAchievement);
      return { data: wire(savePlaced(account, changed(row, body), body.order_no)) };
    }),
  ),

  deleteAchievement: route(deleteAchievement, 'student', async ({ student, params }) => {
    await changeAccount(student.id, (account) => {
      const row = account.achievements.find(({ id }) => String(id) === params['id']);
      if (row) account.achievements = removeFromList(account.achievements, row.id);
    });
    return { data: null };
  }),
};
