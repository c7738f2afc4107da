import {
  hashKey,
  QueryClient,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, refuseWith } from '@/test/asked';
import { holdCalls } from '@/test/held-calls';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { configureClient } from './client';
import { quizQuery } from '@/api/discovery/queries';
import { recommendationsQuery } from '@/api/engine/queries';
import * as essays from '@/api/essay/queries';
import { essayFeedbackQuery } from '@/api/feedback/queries';
import * as journey from '@/api/journey/queries';
import { majorsQuery } from '@/api/major/queries';
import { createQueryClient } from './query-client';
import { ALL_GUIDES, resourceQuery, resourcesQuery } from '@/api/resource/queries';
import * as scholarships from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { storePublicToken } from './session';
import { messagesQuery } from '@/api/sophie/queries';
import * as user from '@/api/user/queries';

type Query = QueryObserverOptions & { queryKey: QueryKey };

/** Each resource as it is asked: in a language, and under one of two sets of answers where it knows them. */
const QUERIES: Record<string, (language: string, sat: number) => object> = {
  user: () => user.userQuery(),
  basicInfo: (language) => user.basicInfoQuery(language),
  classGrades: (language) => journey.classGradesQuery(language),
  programTitles: (language) => journey.programTitlesQuery(language),
  countries: (language, sat) => journey.countriesQuery(language, { sat }),
  budgetRanges: (language, sat) => journey.budgetRangesQuery(language, { sat }),
  categories: (language, sat) => journey.superMetaCategoriesQuery(language, { sat }),
  pre: (language, sat) =>
    recommendationsQuery(language, { position: 'pre', page: 1, body: { sat } }),
  page2: (language, sat) =>
    recommendationsQuery(language, { position: 'pre', page: 2, body: { sat } }),
  post: (language, sat) =>
    recommendationsQuery(language, { position: 'post', page: 1, body: { sat } }),
  final: (language) => recommendationsQuery(language, { position: 'final', page: 1, body: {} }),
  quiz: (language, sat) => quizQuery(language, { statements: sat > 1 ? ['numbers'] : [] }),
  majors: (language) => majorsQuery(language),
  school: (language, sat) => schoolQuery(language, 1, { sat }),
  otherSchool: (language, sat) => schoolQuery(language, 2, { sat }),
  scholarships: (language, sat) => scholarships.scholarshipsQuery(language, { sat }),
  saved: (language) => scholarships.savedScholarshipsQuery(language),
  bookmarks: (language) => bookmarksQuery(language),
  guides: (language) => resourcesQuery(language),
  someGuides: (language) => resourcesQuery(language, { ...ALL_GUIDES, q: 'visa' }),
  vietnameseGuides: (language) => resourcesQuery(language, { ...ALL_GUIDES, language: 'vi' }),
  guide: (language) => resourceQuery(language, '1'),
  vietnameseGuide: (language) => resourceQuery(language, '1', 'vi'),
  otherGuide: (language) => resourceQuery(language, '2'),
  messages: (language) => messagesQuery(language),
  essays: () => essays.essaysQuery(),
  essay: () => essays.essayQuery('1'),
  otherEssay: () => essays.essayQuery('2'),
  achievements: () => achievementsQuery(),
  feedback: (language, sat) =>
    essayFeedbackQuery(language, { text: `${sat}`, prompt: null, wordLimit: null }),
  feedbackWithin: (language, sat) =>
    essayFeedbackQuery(language, { text: `${sat}`, prompt: null, wordLimit: 650 }),
  feedbackOn: (language, sat) =>
    essayFeedbackQuery(language, { text: `${sat}`, prompt: 'Why?', wordLimit: null }),
};
const NAMES = Object.keys(QUERIES);

/** Options change with a deploy, not within a visit; what was said of a draft or of answers stays said. */
const FOR_THE_VISIT = [
  ...['classGrades', 'programTitles', 'countries', 'budgetRanges', 'categories', 'quiz', 'majors'],
  ...['feedback', 'feedbackWithin', 'feedbackOn'],
];
/** What is asked once goes on when its page goes: it would have to be asked again. */
const GOES_ON = [
  ...['classGrades', 'programTitles', 'countries', 'budgetRanges', 'categories', 'quiz', 'majors'],
];
/** The place of these says itself that they did not come (R15). */
const SHOWN_IN_PLACE = [
  ...['quiz', 'saved', 'bookmarks', 'guides', 'someGuides', 'vietnameseGuides'],
  ...['guide', 'vietnameseGuide', 'otherGuide', 'messages', 'essays', 'essay', 'otherEssay'],
  ...['feedback', 'feedbackWithin', 'feedbackOn'],
];
/** Another tab or device may have changed these. */
const READ_ON_RETURN = ['saved', 'bookmarks', 'messages'];
/** Not worded in a language: one entry serves both. */
const THEIR_OWN_WORDS = ['user', 'essays', 'essay', 'otherEssay', 'achievements'];

function query(name: string, language = 'en-US', sat = 1): Query {
  return QUERIES[name]?.(language, sat) as Query; // one of them
}

/** What is due in a moment: looked for often. */
const SOON = { interval: 2 };

beforeEach(() => {
  storePublicToken('visit');
  const settings = { baseUrl: '', timeoutMs: undefined, onUnauthorized: () => {} };
  configureClient({ ...settings, language: () => 'en-US' });
});

describe('the cache', () => {
  it('keeps each question by itself, under a name', () => {
    const keys = NAMES.map((name) => query(name).queryKey);
    expect(new Set(keys.map(hashKey)).size).toBe(NAMES.length);
    for (const [name] of keys) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('finds an answer again by its question', () => {
    for (const name of NAMES) expect(query(name).queryKey).toEqual(query(name).queryKey);
  });

  it('keeps the languages apart, but for what is in the student’s own words', () => {
    const same = NAMES.filter(
      (name) => hashKey(query(name).queryKey) === hashKey(query(name, 'vi-VN').queryKey),
    );
    expect(same).toEqual(THEIR_OWN_WORDS);
  });

  it('keeps what was told apart, where the answer rests on it', () => {
    const told = NAMES.filter(
      (name) => hashKey(query(name).queryKey) !== hashKey(query(name, 'en-US', 2).queryKey),
    );
    expect(told).toEqual(NAMES.filter((name) => (QUERIES[name]?.length ?? 0) > 1));
  });

  it('holds the list of guides without a filter as the one under filters that are all empty', () => {
    const empty = { stage: null, grade: null, language: null, q: '' };
    expect(resourcesQuery('en-US').queryKey).toEqual(resourcesQuery('en-US', empty).queryKey);
  });

  it('holds the same id, as a text and as a number, as one school', () => {
    const key = (id: string | number) => hashKey(schoolQuery('en-US', id, {}).queryKey);
    expect(key('1')).toBe(key(1));
  });
});

describe('a reading', () => {
  it.each(NAMES)('%s is given up when its page goes, unless it is for the visit', async (name) => {
    const calls = holdCalls();
    const client = new QueryClient();
    const stop = new QueryObserver(client, query(name)).subscribe(() => {});
    await vi.waitFor(() => expect(calls).toHaveLength(1), SOON);
    stop();
    expect(calls[0]?.config.signal?.aborted ?? false).toBe(!GOES_ON.includes(name));
  });

  it.each(NAMES)('%s is asked again once it is old, unless it is for the visit', async (name) => {
    const client = new QueryClient();
    const { queryKey } = query(name);
    client.setQueryData(queryKey, {}, { updatedAt: Date.now() - 24 * 3_600_000 });
    const { isStale } = new QueryObserver(client, query(name)).getCurrentResult();
    expect(isStale).toBe(!FOR_THE_VISIT.includes(name));
  });

  it.each(NAMES)('%s that fails is said once: in its place, or by a toast', async (name) => {
    refuseWith(418);
    const told = vi.fn();
    const client = createQueryClient(told);
    await expect(client.fetchQuery(query(name))).rejects.toThrow('418');
    expect(told).toHaveBeenCalledTimes(SHOWN_IN_PLACE.includes(name) ? 0 : 1);
    expect(await asked()).toHaveLength(1);
  });

  it.each(NAMES)('%s is read on return to the tab where another may have changed it', (name) => {
    const { refetchOnWindowFocus } = query(name);
    expect(refetchOnWindowFocus).toBe(READ_ON_RETURN.includes(name) ? 'always' : undefined);
  });
});

describe('what stands while something else is on its way', () => {
  const page = (number: number) => ({
    data: [],
    total: number,
    pagination: { current_page: number, last_page: 9, per_page: 20, total: number },
  });
  const recommendations = (position: 'pre' | 'final', number: number, language = 'en-US') =>
    recommendationsQuery(language, { position, page: number, body: {} });

  /** What a place shows that turns from one question to another, before the answer is there. */
  function meanwhile(from: object, to: object, stood: unknown): unknown {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    const observer = new QueryObserver(client, from as Query); // any of them
    const stop = observer.subscribe(() => {});
    client.setQueryData((from as Query).queryKey, stood); // any of them
    observer.setOptions(to as Query); // any of them
    const { data } = observer.getCurrentResult();
    stop();
    return data;
  }

  it('is the last page, under the same engine in the same language', () => {
    const from = recommendations('pre', 1);
    expect(meanwhile(from, recommendations('pre', 2), page(1))).toEqual(page(1));
    expect(meanwhile(from, recommendations('final', 1), page(1))).toBeUndefined();
    expect(meanwhile(from, recommendations('pre', 1, 'vi-VN'), page(1))).toBeUndefined();
  });

  it('is the list of guides under other filters, in the same language', () => {
    const from = resourcesQuery('en-US');
    const visa = { ...ALL_GUIDES, q: 'visa' };
    expect(meanwhile(from, resourcesQuery('en-US', visa), ['a'])).toEqual(['a']);
    expect(meanwhile(from, resourcesQuery('vi-VN', visa), ['a'])).toBeUndefined();
    const inVietnamese = { ...visa, language: 'vi' as const };
    const vietnamese = resourcesQuery('en-US', inVietnamese);
    expect(meanwhile(from, vietnamese, ['a'])).toBeUndefined();
    const english = resourcesQuery('en-US', { ...visa, language: 'en' });
    expect(meanwhile(vietnamese, english, ['a'])).toBeUndefined();
  });

  it('is nothing, for a place that has just been opened', () => {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    for (const options of [recommendations('pre', 2), resourcesQuery('en-US')] as object[]) {
      const { data } = new QueryObserver(client, options as Query).getCurrentResult(); // any of them
      expect(data).toBeUndefined();
    }
  });
});
