import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { asked, refuseWith } from '@/test/scripted-api';
import { data, describeRequests, PAGE_LANGUAGE, read, write } from '@/test/request-table';
import {
  forgotPasswordMutation,
  loginMutation,
  resendCodeMutation,
  resetPasswordMutation,
  signupMutation,
  verifyPhoneMutation,
} from '@/api/auth/queries';
import { sendLogout } from '@/api/auth/send-logout';
import type { AchievementWrite } from '@/api/achievement/achievement-list';
import { achievementsQuery, achievementWriteMutation } from '@/api/achievement/queries';
import { bookmarksQuery, saveBookmarks } from '@/api/bookmark/queries';
import {
  createEssay,
  deleteEssayMutation,
  essayQuery,
  essaysQuery,
  restoreEssayMutation,
  saveEssay,
} from '@/api/essay/queries';
import { planStepsQuery, removePlanStep, savePlanStep } from '@/api/plan-step/queries';
import { saveScholarships, savedScholarshipsQuery } from '@/api/scholarship/queries';
import { clearMessagesMutation } from '@/api/sophie/queries';
import {
  changeUserMutation,
  deleteUserMutation,
  schoolListVisitedMutation,
} from '@/api/user/mutations';
import { saveBasicInfo } from '@/api/user/change-basic-info';
import { basicInfoQuery, userQuery } from '@/api/user/queries';

const VI = 'vi-VN';
const V1 = '/api/v1';
const user = {
  id: 1,
  name: 'Linh',
  email: 'linh@example.com',
  avatar: 'https://a.example/linh.png',
  isSchoolListVisited: true,
};
const basicInfo = { educational_records: { next_program_titles: [{ title: 'Law' }] } };
const essay = { id: 'e1', content: 'Rain', status: 'draft', version: 1, updated_at: '2026-11-21' };
const place = { program_id: 9, key: 'test' };
const step = { kind: 'test', state: 'done' } as const;
const stepRecord = { ...place, ...step, updated_at: '2026-11-21' };
const achievement = { id: 5, type: 'club', title: 'Chess', order_no: 1 };
const program = { id: 9, title: 'Physics', school: { id: 4, name: 'Tampere' } };
const bookmark = { id: 6, note: 'Labs', order_no: 1, status: 'considering', program };
const scholarship = { id: 8, name: 'One', provider: 'A' };
const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 0 };
const signal = new AbortController().signal;

const signedIn = { token: 't', user };
const account = { email: 'a@b.c', password: 'secret' };

describeRequests('of an account, in the language of the call', VI, [
  [`GET ${V1}/bookmark/scholarship`, read(savedScholarshipsQuery(VI)), ...data([scholarship])],
  [
    `POST ${V1}/bookmark/scholarship`,
    () => saveScholarships([8], VI, { inlineError: true }),
    { data: scholarship },
    undefined,
    { scholarship_id: 8 },
  ],
  [
    `GET ${V1}/bookmark/program?page=1`,
    read(bookmarksQuery(VI)),
    { data: [bookmark], pagination },
    [bookmark],
  ],
  [
    `POST ${V1}/bookmark/program`,
    () => saveBookmarks([9], VI, { inlineError: true }),
    { data: bookmark },
    undefined,
    { program_id: 9 },
  ],
  [`GET ${V1}/student/basic-info`, read(basicInfoQuery(VI)), ...data(basicInfo)],
  [
    `PUT ${V1}/student/basic-info`,
    () => saveBasicInfo({ sat: 1400 }, VI, { signal }),
    ...data({ sat: 1500 }),
    { sat: 1400 },
  ],
  [
    `POST ${V1}/auth/login`,
    write(() => loginMutation, { ...account, language: VI }),
    ...data(signedIn),
    account,
  ],
  [
    `POST ${V1}/auth/signup`,
    write(() => signupMutation, { ...account, name: 'Linh', phone: '+84', language: VI }),
    ...data(signedIn),
    { ...account, name: 'Linh', phone: '+84' },
  ],
  [
    `POST ${V1}/auth/verify-phone`,
    write(verifyPhoneMutation, { code: '123456', language: VI }),
    ...data(user),
    { code: '123456' },
  ],
  [
    `POST ${V1}/auth/verify-phone/resend`,
    write(() => resendCodeMutation, { language: VI }),
    ...data({ resend_after: 30 }),
  ],
  [
    `POST ${V1}/auth/forgot-password`,
    write(() => forgotPasswordMutation, { email: 'a@b.c', language: VI }),
    ...data({ resend_after: 30 }),
    { email: 'a@b.c' },
  ],
  [
    `POST ${V1}/auth/reset-password`,
    write(() => resetPasswordMutation, { ...account, code: '123456', language: VI }),
    ...data(signedIn),
    { ...account, code: '123456' },
  ],
]);

const fields = { title: 'Chess', type: 'club' as const };
const writeAchievement = (change: AchievementWrite) =>
  write((client) => achievementWriteMutation(client, true), change);
const change = { kind: 'change' as const, id: 5, changes: { title: 'Go' } };

describeRequests('without a language of their own, in that of the page', PAGE_LANGUAGE, [
  [`GET ${V1}/user`, read(userQuery()), ...data(user)],
  [`PATCH ${V1}/user`, write(changeUserMutation, { name: 'Mai' }), ...data(user), { name: 'Mai' }],
  [
    `PATCH ${V1}/user`,
    write(schoolListVisitedMutation, undefined),
    ...data(user),
    { isSchoolListVisited: true },
  ],
  [
    `DELETE ${V1}/user`,
    write(() => deleteUserMutation, { password: 'secret' }),
    {},
    {},
    { password: 'secret' },
  ],
  [`POST ${V1}/auth/logout`, sendLogout, {}, undefined],
  [`GET ${V1}/student/plan-steps`, read(planStepsQuery()), ...data([stepRecord])],
  [
    `PUT ${V1}/student/plan-steps/9/test`,
    () => savePlanStep(place, step),
    ...data(stepRecord),
    step,
  ],
  [`DELETE ${V1}/student/plan-steps/9/test`, () => removePlanStep(place), {}, undefined],
  [`GET ${V1}/student/essays`, read(essaysQuery()), ...data([essay])],
  [`GET ${V1}/student/essays/e1`, read(essayQuery('e1')), ...data(essay)],
  [
    `POST ${V1}/student/essays`,
    () => createEssay(new QueryClient(), { client_id: 'c', content: 'Rain' }),
    ...data(essay),
    { client_id: 'c', content: 'Rain' },
  ],
  [
    `PATCH ${V1}/student/essays/e1`,
    () => saveEssay('e1', { content: 'Rain', version: 1 }),
    ...data(essay),
    { content: 'Rain', version: 1 },
  ],
  [`POST ${V1}/student/essays/e1/restore`, write(restoreEssayMutation, 'e1'), ...data(essay)],
  [`DELETE ${V1}/student/essays/e1`, write(deleteEssayMutation, 'e1'), {}, {}],
  [`GET ${V1}/student/achievements`, read(achievementsQuery()), ...data([])],
  [
    `POST ${V1}/student/achievements`,
    writeAchievement({ kind: 'add', fields, client_id: 'c' }),
    ...data(achievement),
    { ...fields, client_id: 'c' },
  ],
  [
    `PATCH ${V1}/student/achievements/5`,
    writeAchievement(change),
    ...data(achievement),
    { title: 'Go' },
  ],
  [`DELETE ${V1}/student/achievements/5`, writeAchievement({ kind: 'remove', id: 5 }), {}, null],
  [
    `DELETE ${V1}/sophie/messages`,
    write((made) => clearMessagesMutation(made, () => {}), undefined),
    {},
    {},
  ],
]);

it('a logout resolves even if the server refuses it', async () => {
  refuseWith(500);
  await expect(sendLogout()).resolves.toBeUndefined();
  expect(await asked()).toHaveLength(1);
});
