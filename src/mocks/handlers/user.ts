import {
  deleteUser,
  getBasicInfo,
  getUser,
  patchUser,
  postMoment,
  putBasicInfo,
  putEmail,
  putPassword,
  type BasicInfo,
  type SeenMoments,
} from '@/api/user/contract';
import type { RequestOf } from '@/api/http/endpoint';
import { changeAccount } from '@/mocks/data/accounts';
import { answersOf } from '@/mocks/engines/ranking/answers';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import type { Language, Text } from '@/mocks/catalogue/text';
import {
  asEmail,
  emailError,
  integerError,
  lengthError,
  nameError,
  passwordError,
  phoneError,
} from '@/mocks/server/checks';
import { mockNow } from '@/mocks/data/clock';
import { newCode } from '@/mocks/data/codes';
import { areMomentsShown } from '@/mocks/data/show-moments';
import { messages } from '@/mocks/server/messages';
import { rejectInvalid, unprocessable } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { endSessionsOf } from '@/mocks/data/sessions';
import type { StoredAccount } from '@/mocks/data/tables';
import { userWire } from '@/mocks/data/user-wire';

/** A new number has to be verified; the same one keeps its state. */
function changePhone(account: StoredAccount, phone: string | null): void {
  if (phone === account.phone) return;
  account.phone = phone;
  account.phoneVerified = false;
  account.phoneCode = phone === null ? null : newCode(mockNow());
}

/** The message about a wrong current password; `null` for the right one. */
function currentPasswordError(account: StoredAccount, typed: string): Text | null {
  if (typed === '') return messages.noPassword;
  return account.password === typed ? null : messages.wrongPassword;
}

/** The moments with this one, and whether it is new. Throws 422 if it lacks its program. */
function withMoment(
  moments: SeenMoments,
  { moment, program_id: id }: RequestOf<typeof postMoment>,
): { first: boolean; moments: SeenMoments } {
  if (moment === 'saved' || moment === 'essay')
    return { first: !moments[moment], moments: { ...moments, [moment]: true } };
  if (id === undefined || id === null) throw unprocessable({ program_id: messages.noProgram });
  const known = moments[moment];
  if (known.some((one) => String(one) === String(id))) return { first: false, moments };
  return { first: true, moments: { ...moments, [moment]: [...known, id] } };
}

/** Throws 422 by field for invalid basic info. */
function checkInfo(info: BasicInfo): void {
  answersOf(info);
  rejectInvalid({
    current_school: lengthError(info.current_school, 200, messages.longSchool),
    graduation_year: integerError(info.graduation_year, [1990, 2100], messages.graduationYear),
  });
}

/** The basic info with known majors in one language; other titles stay as they are. */
function infoIn(info: BasicInfo, language: Language): BasicInfo {
  const records = info.educational_records;
  if (!records?.next_program_titles) return info;
  const next_program_titles = records.next_program_titles.map((row) => {
    const known = programTitles.find(({ id }) => row.id != null && String(id) === String(row.id));
    return { ...row, title: known?.title[language] ?? row.title };
  });
  return { ...info, educational_records: { ...records, next_program_titles } };
}

export const userRoutes = {
  getUser: route(getUser, 'student', ({ student }) => ({ data: userWire(student) })),

  patchUser: route(patchUser, 'student', async ({ student, body }) => {
    const phone = body.phone?.trim();
    rejectInvalid({
      name: body.name === undefined ? null : nameError(body.name),
      phone: phone === undefined ? null : phoneError(phone),
    });
    const account = await changeAccount(student.id, (row) => {
      row.name = body.name?.trim() ?? row.name;
      if (body.avatar !== undefined) row.avatar = body.avatar;
      if (body.phone !== undefined) changePhone(row, phone ?? null);
      row.isSchoolListVisited = body.isSchoolListVisited ?? row.isSchoolListVisited;
      return row;
    });
    return { data: userWire(account) };
  }),

  postMoment: route(postMoment, 'student', async ({ student, body }) => {
    const data = await changeAccount(student.id, (account) => {
      if (!areMomentsShown()) return { first: false, moments: account.moments };
      const after = withMoment(account.moments, body);
      account.moments = after.moments;
      return after;
    });
    return { data };
  }),

  getBasicInfo: route(getBasicInfo, 'student', ({ student, language }) => ({
    data: infoIn(student.basicInfo, language),
  })),

  putBasicInfo: route(putBasicInfo, 'student', async ({ student, body, language }) => {
    checkInfo(body);
    await changeAccount(student.id, (row) => {
      row.basicInfo = body;
    });
    return { data: infoIn(body, language) };
  }),

  putEmail: route(putEmail, 'student', async ({ student, body }) => {
    const email = asEmail(body.email);
    const account = await changeAccount(student.id, (row, { accounts }) => {
      const taken = accounts.some((other) => other !== row && other.email === email);
      rejectInvalid({
        email: emailError(email) ?? (taken ? messages.takenEmail : null),
        password: currentPasswordError(row, body.password),
      });
      row.email = email;
      return row;
    });
    return { data: userWire(account) };
  }),

  putPassword: route(putPassword, 'student', async ({ student, body, bearer }) => {
    await changeAccount(student.id, (row, tables) => {
      rejectInvalid({
        current_password: currentPasswordError(row, body.current_password),
        password: passwordError(body.password, row.email),
      });
      row.password = body.password;
      endSessionsOf(tables, row.id, bearer);
    });
    return { data: null };
  }),

  deleteUser: route(deleteUser, 'student', async ({ student, body }) => {
    await changeAccount(student.id, (account, tables) => {
      rejectInvalid({ password: currentPasswordError(account, body.password) });
      tables.accounts = tables.accounts.filter((row) => row !== account);
      endSessionsOf(tables, account.id);
    });
    return { data: null };
  }),
};
