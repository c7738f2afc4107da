import {
  hashKey,
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, refuseWith } from '@/test/asked';
import { holdCalls } from '@/test/held-calls';
import { achievementWriteMutation } from '@/api/achievement/queries';
import * as auth from '@/api/auth/queries';
import { addBookmarksMutation, bookmarkWriteMutation } from '@/api/bookmark/queries';
import { configureClient } from './client';
import * as essays from '@/api/essay/queries';
import * as profile from '@/api/user/profile';
import { createQueryClient } from './query-client';
import * as scholarships from '@/api/scholarship/queries';
import { storePublicToken } from './session';
import { clearMessagesMutation } from '@/api/sophie/queries';
import * as user from '@/api/user/queries';

type Write = MutationObserverOptions<unknown, Error, unknown>;
const EN = 'en-US';
const essay = { id: 'e', content: '', status: 'draft' as const, version: 1, updated_at: '' };
const program = { id: 9, title: 'Physics', school: { id: 4, name: 'Tampere' } };
const scholarship = { id: 8, name: 'One', provider: 'A' };

/** Each write, with something to write. */
const WRITES: Record<string, (client: QueryClient) => [write: object, variables: unknown]> = {
  login: () => [auth.loginMutation, { email: 'a', password: 'b', language: EN }],
  signup: () => [auth.signupMutation, { email: 'a', password: 'b', language: EN }],
  verifyPhone: (client) => [auth.verifyPhoneMutation(client), { code: '1', language: EN }],
  resendCode: () => [auth.resendCodeMutation, { language: EN }],
  forgotPassword: () => [auth.forgotPasswordMutation, { email: 'a', language: EN }],
  resetPassword: () => [auth.resetPasswordMutation, { email: 'a', language: EN }],
  changeUser: (client) => [profile.changeUserMutation(client), { name: 'Mai' }],
  deleteUser: () => [profile.deleteUserMutation, { password: 'b' }],
  visited: (client) => [user.schoolListVisitedMutation(client), undefined],
  changeInfo: (client) => [
    profile.changeBasicInfoMutation(client),
    { changes: { sat: 1 }, language: EN },
  ],
  saveInfo: (client) => [user.saveBasicInfoMutation(client, EN), { body: {}, before: {} }],
  createEssay: (client) => [essays.createEssayMutation(client), { client_id: 'c', content: '' }],
  changeEssay: (client) => [
    essays.changeEssayMutation(client),
    { essay, changes: { status: 'done' } },
  ],
  deleteEssay: (client) => [essays.deleteEssayMutation(client), 'e'],
  restoreEssay: (client) => [essays.restoreEssayMutation(client), 'e'],
  achievement: (client) => [achievementWriteMutation(client, false), { kind: 'remove', id: 1 }],
  achievementForm: (client) => [achievementWriteMutation(client, true), { kind: 'remove', id: 1 }],
  bookmark: (client) => [bookmarkWriteMutation(client, EN), { kind: 'add', program }],
  addBookmarks: (client) => [addBookmarksMutation(client, EN, () => {}), [9]],
  scholarship: (client) => [
    scholarships.savedWriteMutation(client, EN),
    { scholarship, saved: true },
  ],
  addScholarships: (client) => [scholarships.addScholarshipsMutation(client, EN, () => {}), [8]],
  clear: (client) => [clearMessagesMutation(client, () => {}), undefined],
};
const WRITTEN = Object.keys(WRITES);
/** A form, or who asked, says of these that they failed (R15). */
const SAID_BY_ITS_FORM = [
  ...['login', 'signup', 'verifyPhone', 'resendCode', 'forgotPassword', 'resetPassword'],
  ...['changeUser', 'deleteUser', 'changeInfo', 'achievementForm', 'clear'],
];
/** These go out one after the other, those of a line too: an older one never lands on a newer one. */
const IN_TURN = [
  ['changeUser'],
  ['changeInfo', 'saveInfo'],
  ['changeEssay'],
  ['achievement', 'achievementForm'],
  ['bookmark'],
  ['scholarship'],
];

function writeOf(client: QueryClient, name: string): [Write, unknown] {
  const [write = {}, variables] = WRITES[name]?.(client) ?? [];
  return [write, variables];
}

function begin(client: QueryClient, name: string): Promise<unknown> {
  const [write, variables] = writeOf(client, name);
  return new MutationObserver(client, write).mutate(variables);
}

/** What is due in a moment: looked for often. */
const SOON = { interval: 2 };

beforeEach(() => {
  storePublicToken('visit');
  const settings = { baseUrl: '', timeoutMs: undefined, onUnauthorized: () => {} };
  configureClient({ ...settings, language: () => 'en-US' });
});

/** The rest of a turn: whatever is due runs, without time that passes. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('a write', () => {
  it.each(WRITTEN)('%s that fails is said once: by its form, or by a toast', async (name) => {
    refuseWith(418);
    const told = vi.fn();
    const client = createQueryClient(told);
    await expect(begin(client, name)).rejects.toThrow('418');
    expect(told).toHaveBeenCalledTimes(SAID_BY_ITS_FORM.includes(name) ? 0 : 1);
    expect(await asked()).toHaveLength(1);
  });

  it.each(WRITTEN)('%s is given up where it hangs', async (name) => {
    const given = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
    const calls = holdCalls();
    const client = createQueryClient(() => {});
    const done = begin(client, name).catch((error: unknown) => error);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), SOON);
    given.abort();
    expect(await done).toMatchObject({ code: 'ETIMEDOUT' });
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  it.each(WRITTEN)('%s waits for the one before, where the order counts', async (name) => {
    const group = IN_TURN.find((names) => names.includes(name));
    for (const other of WRITTEN) {
      const calls = holdCalls();
      const client = createQueryClient(() => {});
      void begin(client, name).catch(() => undefined);
      void begin(client, other).catch(() => undefined);
      await settled();
      expect([other, calls.length]).toEqual([other, group?.includes(other) ? 1 : 2]);
    }
  });

  it('is known by its name, those of one record by one', () => {
    const client = createQueryClient(() => {});
    const keys = WRITTEN.map((name) => writeOf(client, name)[0].mutationKey ?? []);
    const named = keys.filter((key) => key.length > 0);
    for (const part of named.flat()) expect(part).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const unnamed = WRITTEN.filter((_, at) => keys[at]?.length === 0);
    expect(unnamed).toEqual(['addBookmarks', 'addScholarships', 'clear']);
    const shared = WRITTEN.filter(
      (_, at) => keys.filter((key) => hashKey(key) === hashKey(keys[at] ?? [])).length > 1,
    ).filter((name) => !unnamed.includes(name));
    expect(shared).toEqual(['changeInfo', 'saveInfo', 'achievement', 'achievementForm']);
  });
});
