import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { refetchPending } from '@/api/http/query-client';
import { listWrite, writeKey } from '@/api/http/writes';
import { putBasicInfo, type BasicInfo } from './contract';
import { INFO_KEY } from './keys';
import { basicInfoQuery, fetchBasicInfo, type CallerOptions } from './queries';

/** Replaces the account's basic info, outside the cache. Idempotent. */
export function saveBasicInfo(
  body: BasicInfo,
  language: string,
  options: CallerOptions,
): Promise<BasicInfo> {
  return call(putBasicInfo, { body, language, ...options });
}

/** Some fields of the basic info, and the language of the page (BCP 47). */
export type InfoChange = { changes: Partial<BasicInfo>; language: string };

/** The record in a language with a change. In another language than that of the change, the titles of majors stay. */
export function withChange(
  info: BasicInfo,
  { changes, language }: InfoChange,
  inLanguage: string,
): BasicInfo {
  const { educational_records: records } = changes;
  const own = info.educational_records;
  return {
    ...info,
    ...changes,
    ...(records && {
      educational_records: language === inLanguage ? { ...own, ...records } : own,
    }),
  };
}

/** First parts of the keys of the queries that are compared with the basic info: criteria, intakes and deadlines. */
const DEPENDENTS: readonly unknown[] = [
  'engine',
  'school',
  'bookmarks',
  'scholarships',
  'saved-scholarships',
];

/** Refetches the records in other languages, those that are being read, and what depends on the basic info. */
function refetchDependents(client: QueryClient, language: string): void {
  for (const query of client.getQueryCache().findAll({ queryKey: INFO_KEY })) {
    if (query.state.fetchStatus === 'fetching') refetchPending(query);
    else if (query.queryKey[1] !== language) {
      void client.invalidateQueries({ queryKey: query.queryKey });
    }
  }
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => DEPENDENTS.includes(name) });
}

/**
 * The changes that wait behind this one, up to one of another language or with another way to show a failure (R15): the
 * order stays. Those of an ended session are not in the cache any more (R17).
 */
function waitingBehind(client: QueryClient, change: InfoChange, inlineError: boolean) {
  const mutations = client
    .getMutationCache()
    .findAll({ mutationKey: writeKey(INFO_KEY), status: 'pending' });
  const waiting = mutations
    .map(({ state, meta }) => ({
      other: state.variables as InfoChange, // the key names the type
      inline: meta?.['inlineError'],
    }))
    .filter(({ other }) => other !== change);
  const end = waiting.findIndex(
    ({ other, inline }) => other.language !== change.language || inline !== inlineError,
  );
  return waiting.slice(0, end < 0 ? undefined : end).map(({ other }) => other);
}

/** Puts the saved record and, in the other languages, its changes into the cache. */
function cacheChanges(
  client: QueryClient,
  saved: BasicInfo,
  language: string,
  apply: (info: BasicInfo, inLanguage: string) => BasicInfo,
): void {
  // The page may have switched to the other language, where the changes show before the refetch.
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: INFO_KEY })) {
    client.setQueryData<BasicInfo>(queryKey, (info) => info && apply(info, String(queryKey[1])));
  }
  client.setQueryData(basicInfoQuery(language).queryKey, saved);
  refetchDependents(client, language);
}

/** The write of each change that went out with an earlier one. */
const sentAlong = new WeakMap<InfoChange, Promise<BasicInfo>>();

/**
 * Changes some fields of the basic info. The record is read first, so that changes of another tab are kept. One change is
 * under way at a time, and its write sends those that wait too: few are lost if the page is closed over a slow API.
 * `useBasicInfo` shows pending changes and drops refused ones.
 */
export function changeBasicInfoMutation(client: QueryClient, inlineError = false) {
  async function write(newest: BasicInfo, changes: InfoChange[], language: string) {
    const apply = (info: BasicInfo, inLanguage: string) =>
      changes.reduce((record, change) => withChange(record, change, inLanguage), info);
    const saved = await saveBasicInfo(apply(newest, language), language, { inlineError });
    cacheChanges(client, saved, language, apply);
    return saved;
  }
  return {
    ...listWrite(client, INFO_KEY),
    meta: { inlineError },
    mutationFn: async (change: InfoChange): Promise<BasicInfo> => {
      const earlier = sentAlong.get(change);
      if (earlier) return earlier;
      const { language } = change;
      const newest = await fetchBasicInfo(language, { inlineError });
      const waiting = waitingBehind(client, change, inlineError);
      const saved = write(newest, [change, ...waiting], language);
      for (const other of waiting) sentAlong.set(other, saved);
      return saved;
    },
  };
}
