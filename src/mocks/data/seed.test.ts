// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getAchievements, postAchievement } from '@/api/achievement/contract';
import { getBookmarks } from '@/api/bookmark/contract';
import { getEssay, getEssays, postEssay } from '@/api/essay/contract';
import { getBasicInfo, getUser, putBasicInfo } from '@/api/user/contract';
import { parseEssayText } from '@/lib/essay-text';
import { freezeClock } from './clock';
import { callMock, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

function words(content: string): number {
  return parseEssayText(content).essay.split(/\s+/).filter(Boolean).length;
}

describe('the demo student', () => {
  it('has an offer to answer in twelve days and no own date in the past, on any day', async () => {
    freezeClock(new Date('2028-02-20T23:30:00Z'));
    const { data } = await callMock(getBookmarks, { bearer: await signInAs('linh.tran') });
    expect(data.find(({ status }) => status === 'decided')?.deadline).toBe('2028-03-03');
    const own = data.flatMap(({ deadline }) => deadline ?? []);
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((date) => date < '2028-02-21')).toEqual([]);
  });

  it('has four essays within their limits, all different, from newest to oldest', async () => {
    const bearer = await signInAs('linh.tran');
    const essays = await callMock(getEssays, { bearer });
    expect(essays.map(({ status }) => status)).toEqual(['draft', 'review', 'draft', 'done']);
    for (const { id } of essays) {
      const essay = await callMock(getEssay, { bearer, params: { id: String(id) } });
      expect(parseEssayText(essay.content).title).toBeTruthy();
      expect(words(essay.content)).toBeLessThanOrEqual(essay.word_limit ?? 0);
      const versions = essay.versions ?? [];
      const moments = [essay.updated_at, ...versions.map((row) => row.saved_at)];
      expect(moments).toEqual(moments.toSorted((a, b) => b.localeCompare(a)));
      expect(Date.parse(moments[0] ?? '')).toBeLessThan(Date.now());
      const numbers = [essay.version, ...versions.map((row) => row.version)];
      expect(numbers).toEqual(numbers.map((_, index) => essay.version - index));
      const texts = [essay.content, ...versions.map((row) => row.content)];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('starts with the personal essay and its five earlier texts', async () => {
    const bearer = await signInAs('linh.tran');
    const [first] = await callMock(getEssays, { bearer });
    const essay = await callMock(getEssay, { bearer, params: { id: String(first?.id) } });
    expect(parseEssayText(essay.content).title).toBe('The pump behind the market');
    expect(essay).toMatchObject({ word_limit: 650, purpose: 'Common App', version: 6 });
    expect(essay.versions).toHaveLength(5);
  });

  it('has no data that the API itself would reject', async () => {
    const bearer = await signInAs('linh.tran');
    const other = await signInAs('minh');
    const achievements = await callMock(getAchievements, { bearer });
    expect(achievements).toHaveLength(5);
    for (const { id, ...own } of achievements) {
      const made = await callMock(postAchievement, {
        bearer: other,
        body: { client_id: `${id}`, ...own },
      });
      expect(made).toMatchObject(own);
    }
    for (const { id, version: _, updated_at: __, ...own } of await callMock(getEssays, {
      bearer,
    })) {
      await callMock(postEssay, { bearer: other, body: { client_id: String(id), ...own } });
    }
    await callMock(putBasicInfo, { bearer: other, body: await callMock(getBasicInfo, { bearer }) });
    expect(await callMock(getUser, { bearer })).toMatchObject({
      phone: '+84912345678',
      phone_verified: true,
    });
  });
});

it('gives the plain student no data', async () => {
  const bearer = await signInAs('minh');
  expect((await callMock(getBookmarks, { bearer })).data).toEqual([]);
  expect(await callMock(getEssays, { bearer })).toEqual([]);
  expect(await callMock(getAchievements, { bearer })).toEqual([]);
  expect(await callMock(getUser, { bearer })).toMatchObject({ phone: null, phone_verified: false });
});
