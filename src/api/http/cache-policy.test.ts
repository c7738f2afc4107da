import {
  hashKey,
  QueryClient,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdCalls } from '@/test/held-calls';
import { achievementsQuery, achievementWriteMutation } from '@/api/achievement/queries';
import { bookmarksQuery, bookmarkWriteMutation } from '@/api/bookmark/queries';
import { quizQuery } from '@/api/discovery/queries';
import { recommendationsQuery } from '@/api/engine/queries';
import * as essays from '@/api/essay/queries';
import { essayFeedbackQuery } from '@/api/feedback/queries';
import * as journey from '@/api/journey/queries';
import { majorsQuery } from '@/api/major/queries';
import { ALL_GUIDES, resourceQuery, resourcesQuery } from '@/api/resource/queries';
import * as scholarships from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { storePublicToken } from './session';
import { messagesQuery } from '@/api/sophie/queries';
import { changeBasicInfoMutation } from '@/api/user/change-basic-info';
import { changeUserMutation } from '@/api/user/mutations';
import * as userQueries from '@/api/user/queries';

type Query = QueryObserverOptions & { queryKey: QueryKey };

/** Every query, in a language and, where it depends on them, under one of two sets of answers. */
const QUERIES: Record<string, (language: string, sat: number) => object> = {
  user: () => userQueries.userQuery(),
  basicInfo: (language) => userQueries.basicInfoQuery(language),
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

/** Fresh for the whole visit: options change with a deploy, and feedback on the same text stays the same. */
const FRESH_FOR_THE_VISIT = [
  ...['classGrades', 'programTitles', 'countries', 'budgetRanges', 'categories', 'quiz', 'majors'],
  ...['feedback', 'feedbackWithin', 'feedbackOn'],
];
/** Not cancelled when the page is left: the answer serves the whole visit. */
const NOT_CANCELLED = [
  ...['classGrades', 'programTitles', 'countries', 'budgetRanges', 'categories', 'quiz', 'majors'],
];
/** The page shows their failure in its place, without a toast (R15). */
const SHOWN_INLINE = [
  ...['quiz', 'saved', 'bookmarks', 'guides', 'someGuides', 'vietnameseGuides', 'guide'],
  ...['vietnameseGuide', 'otherGuide', 'messages', 'essays', 'essay', 'otherEssay'],
  ...['feedback', 'feedbackWithin', 'feedbackOn'],
];
/** Another tab or device may have changed these. */
const REFETCHED_ON_FOCUS = ['saved', 'bookmarks', 'messages'];
/** The student's own words: one entry serves both languages. */
const WITHOUT_LANGUAGE = ['user', 'essays', 'essay', 'otherEssay', 'achievements'];

function query(name: string, language = 'en-US', sat = 1): Query {
  return QUERIES[name]?.(language, sat) as Query; // one of them
}

/** Polls often, because the wait is short. */
const SOON = { interval: 2 };

beforeEach(() => storePublicToken('visit'));

describe('query keys', () => {
  it('are unique and start with a name in kebab case', () => {
    const keys = NAMES.map((name) => query(name).queryKey);
    expect(new Set(keys.map(hashKey)).size).toBe(NAMES.length);
    for (const [name] of keys) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('are equal for equal arguments', () => {
    for (const name of NAMES) expect(query(name).queryKey).toEqual(query(name).queryKey);
  });

  it('contain the language, except for the student’s own words', () => {
    const same = NAMES.filter(
      (name) => hashKey(query(name).queryKey) === hashKey(query(name, 'vi-VN').queryKey),
    );
    expect(same).toEqual(WITHOUT_LANGUAGE);
  });

  it('contain the answers that the result depends on', () => {
    const dependent = NAMES.filter(
      (name) => hashKey(query(name).queryKey) !== hashKey(query(name, 'en-US', 2).queryKey),
    );
    expect(dependent).toEqual(NAMES.filter((name) => (QUERIES[name]?.length ?? 0) > 1));
  });

  it('treat empty guide filters as no filters', () => {
    const empty = { stage: null, grade: null, language: null, q: '' };
    expect(resourcesQuery('en-US').queryKey).toEqual(resourcesQuery('en-US', empty).queryKey);
  });

  it('treat a school id as the same whether it is text or a number', () => {
    const key = (id: string | number) => hashKey(schoolQuery('en-US', id, {}).queryKey);
    expect(key('1')).toBe(key(1));
  });
});

describe('a query', () => {
  it.each(NAMES)(
    '%s is cancelled when its page is left, unless the visit needs it',
    async (name) => {
      const calls = holdCalls();
      const client = new QueryClient();
      const stop = new QueryObserver(client, query(name)).subscribe(() => {});
      await vi.waitFor(() => expect(calls).toHaveLength(1), SOON);
      stop();
      expect(calls[0]?.config.signal?.aborted ?? false).toBe(!NOT_CANCELLED.includes(name));
    },
  );

  it('reports its failure unless the page shows it inline', () => {
    const inline = NAMES.filter((name) => query(name).meta?.['inlineError'] === true);
    expect(inline).toEqual(SHOWN_INLINE);
  });

  it.each(NAMES)('%s becomes stale, unless it is fresh for the visit', async (name) => {
    const client = new QueryClient();
    const { queryKey } = query(name);
    client.setQueryData(queryKey, {}, { updatedAt: Date.now() - 24 * 3_600_000 });
    const { isStale } = new QueryObserver(client, query(name)).getCurrentResult();
    expect(isStale).toBe(!FRESH_FOR_THE_VISIT.includes(name));
  });

  it.each(NAMES)('%s refetches on focus if another tab may have changed it', (name) => {
    const { refetchOnWindowFocus } = query(name);
    expect(refetchOnWindowFocus).toBe(REFETCHED_ON_FOCUS.includes(name) ? 'always' : undefined);
  });
});

describe('the placeholder while another query loads', () => {
  const page = (number: number) => ({
    data: [],
    total: number,
    pagination: { current_page: number, last_page: 9, per_page: 20, total: number },
  });
  const recommendations = (position: 'pre' | 'final', number: number, language = 'en-US') =>
    recommendationsQuery(language, { position, page: number, body: {} });

  /** The data of an observer that switches from one query to another, before the second has loaded. */
  function placeholder(from: object, to: object, previous: unknown): unknown {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    const observer = new QueryObserver(client, from as Query); // any of them
    const stop = observer.subscribe(() => {});
    client.setQueryData((from as Query).queryKey, previous); // any of them
    observer.setOptions(to as Query); // any of them
    const { data } = observer.getCurrentResult();
    stop();
    return data;
  }

  it('is the last page of the same engine and language', () => {
    const from = recommendations('pre', 1);
    expect(placeholder(from, recommendations('pre', 2), page(1))).toEqual(page(1));
    expect(placeholder(from, recommendations('final', 1), page(1))).toBeUndefined();
    expect(placeholder(from, recommendations('pre', 1, 'vi-VN'), page(1))).toBeUndefined();
  });

  it('is the list of guides in the same language under other filters', () => {
    const from = resourcesQuery('en-US');
    const visa = { ...ALL_GUIDES, q: 'visa' };
    expect(placeholder(from, resourcesQuery('en-US', visa), ['a'])).toEqual(['a']);
    expect(placeholder(from, resourcesQuery('vi-VN', visa), ['a'])).toBeUndefined();
    const inVietnamese = { ...visa, language: 'vi' as const };
    const vietnamese = resourcesQuery('en-US', inVietnamese);
    expect(placeholder(from, vietnamese, ['a'])).toBeUndefined();
    const english = resourcesQuery('en-US', { ...visa, language: 'en' });
    expect(placeholder(vietnamese, english, ['a'])).toBeUndefined();
  });

  it('is empty on the first load', () => {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    for (const options of [recommendations('pre', 2), resourcesQuery('en-US')] as object[]) {
      const { data } = new QueryObserver(client, options as Query).getCurrentResult(); // any of them
      expect(data).toBeUndefined();
    }
  });
});

describe('mutations', () => {
  const client = new QueryClient();
  const groups: { mutationKey?: string[]; scope: { id: string } }[][] = [
    [changeUserMutation(client)],
    [changeBasicInfoMutation(client), changeBasicInfoMutation(client, true)],
    [achievementWriteMutation(client, false), achievementWriteMutation(client, true)],
    [essays.changeEssayMutation(client)],
    [bookmarkWriteMutation(client), bookmarkWriteMutation(client, true)],
    [scholarships.savedWriteMutation(client)],
  ];

  it('of one record share a key and a queue; other records have their own', () => {
    const keys = groups.map((group) => {
      const ids = group.map(({ mutationKey = [], scope }) => `${hashKey(mutationKey)} ${scope.id}`);
      expect(new Set(ids).size).toBe(1);
      return ids[0];
    });
    expect(new Set(keys).size).toBe(keys.length);
    const named = groups.flatMap(([first]) =>
      first?.mutationKey ? [hashKey(first.mutationKey)] : [],
    );
    expect(new Set(named).size).toBe(named.length);
  });
});
