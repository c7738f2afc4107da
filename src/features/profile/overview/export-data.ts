import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import type { Scholarship } from '@/api/scholarship/contract';
import type { Message } from '@/api/sophie/contract';
import { LeftOutError } from '@/api/http/errors';
import { fetchFromServer } from '@/api/http/query-client';
import { planStepsQuery } from '@/api/plan-step/queries';
import { essayQuery, essaysQuery } from '@/api/essay/queries';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { messagesQuery } from '@/api/sophie/queries';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { keysOf } from '@/lib/keys-of';

/** Version of the file format. */
const FORMAT_VERSION = 1;
/** Essays that are requested at the same time. */
const MAX_CONCURRENT = 4;

/** A part of the export, by its name in the file; each needs a separate request. */
export type ExportPart =
  | 'user'
  | 'basic_info'
  | 'bookmarks'
  | 'plan_steps'
  | 'scholarships'
  | 'essays'
  | 'achievements'
  | 'conversation';

/** The complete file, or the parts that failed to load. */
export type Export = { text: string; failed?: never } | { text?: never; failed: ExportPart[] };

function bookmarkEntry({ program, ...own }: Bookmark) {
  const { id, title, school, deadline } = program;
  const { name, city, country } = school;
  return {
    ...own,
    program: { id, title, deadline, school: { id: school.id, name, city, country } },
  };
}

function scholarshipEntry({ id, name, provider, deadline, website }: Scholarship) {
  return { id, name, provider, deadline, website };
}

function messageEntry({ role, text, created_at, citations }: Message) {
  return {
    role,
    text,
    created_at,
    sources: citations?.map((one) => ('program' in one ? one.program : one.source).title),
  };
}

/** A part that the API of this build lacks is left out of the file. */
function isFailed(result: PromiseSettledResult<unknown> | undefined): boolean {
  return result?.status === 'rejected' && !(result.reason instanceof LeftOutError);
}

/** Requests all data of an account again, as one JSON text with names in `language`. */
export async function gatherExport(
  client: QueryClient,
  language: string,
  now: Date,
): Promise<Export> {
  // The page shows which parts failed.
  const fetchFresh = <Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
  ) => fetchFromServer(client, { ...query, staleTime: 0 });

  async function essays(): Promise<Essay[]> {
    const remaining = [...(await fetchFresh(essaysQuery()))];
    const complete: Essay[] = [];
    while (remaining.length > 0) {
      const batch = remaining.splice(0, MAX_CONCURRENT);
      complete.push(
        ...(await Promise.all(batch.map(({ id }) => fetchFresh(essayQuery(String(id)))))),
      );
    }
    return complete;
  }

  const parts: Record<ExportPart, Promise<unknown>> = {
    user: fetchFresh(userQuery()),
    basic_info: fetchFresh(basicInfoQuery(language)),
    bookmarks: fetchFresh(bookmarksQuery(language)).then((list) => list.map(bookmarkEntry)),
    plan_steps: fetchFresh(planStepsQuery()),
    scholarships: fetchFresh(savedScholarshipsQuery(language)).then((list) =>
      list.map(scholarshipEntry),
    ),
    essays: essays(),
    achievements: fetchFresh(achievementsQuery()),
    conversation: fetchFresh(messagesQuery(language)).then((list) => list.map(messageEntry)),
  };
  const names = keysOf(parts);
  const results = await Promise.allSettled(names.map((name) => parts[name]));
  const failed = names.filter((_, index) => isFailed(results[index]));
  if (failed.length > 0) return { failed };
  const loaded = Object.fromEntries(
    names.map((name, index) => {
      const result = results[index];
      return [name, result?.status === 'fulfilled' ? result.value : undefined];
    }),
  );
  const file = {
    format_version: FORMAT_VERSION,
    exported_at: now.toISOString(),
    language,
    ...loaded,
  };
  return { text: JSON.stringify(file, null, 2) };
}
