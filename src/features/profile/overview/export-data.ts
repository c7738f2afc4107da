import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import type { Scholarship } from '@/api/scholarship/contract';
import type { Message } from '@/api/sophie/contract';
import { essayQuery, essaysQuery } from '@/api/essay/queries';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { messagesQuery } from '@/api/sophie/queries';
import { basicInfoQuery, userQuery } from '@/api/user/queries';

/** Version of the file format. */
const FORMAT_VERSION = 1;
/** How many essays are asked for at the same time. */
const ESSAYS_AT_ONCE = 4;

/** A part of the export; each is asked for by itself. */
export type ExportPart =
  | 'user'
  | 'info'
  | 'bookmarks'
  | 'scholarships'
  | 'essays'
  | 'achievements'
  | 'conversation';

/** The whole file, or the parts that did not load: never half a file. */
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
  return { role, text, created_at, programs: citations?.map(({ program }) => program.title) };
}

/** Everything that an account keeps, asked for anew, as one JSON text; names in `language`. */
export async function gatherExport(
  client: QueryClient,
  language: string,
  now: Date,
): Promise<Export> {
  // The page says what did not load; a toast would say it again (R15).
  const fresh = { staleTime: 0, meta: { inlineError: true } };
  const ask = <T, K extends QueryKey>(
    options: Parameters<typeof client.fetchQuery<T, Error, T, K>>[0],
  ) => client.fetchQuery<T, Error, T, K>({ ...options, ...fresh });

  async function essays(): Promise<Essay[]> {
    const left = [...(await ask(essaysQuery()))];
    const whole: Essay[] = [];
    while (left.length > 0) {
      const some = left.splice(0, ESSAYS_AT_ONCE);
      whole.push(...(await Promise.all(some.map(({ id }) => ask(essayQuery(String(id)))))));
    }
    return whole;
  }

  const parts: Record<ExportPart, Promise<unknown>> = {
    user: ask(userQuery()),
    info: ask(basicInfoQuery(language)),
    bookmarks: ask(bookmarksQuery(language)).then((list) => list.map(bookmarkEntry)),
    scholarships: ask(savedScholarshipsQuery(language)).then((list) => list.map(scholarshipEntry)),
    essays: essays(),
    achievements: ask(achievementsQuery()),
    conversation: ask(messagesQuery(language)).then((list) => list.map(messageEntry)),
  };
  const names = Object.keys(parts) as ExportPart[]; // keys of the record above
  const results = await Promise.allSettled(names.map((name) => parts[name]));
  const failed = names.filter((_, index) => results[index]?.status === 'rejected');
  if (failed.length > 0) return { failed };
  const values = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
  const [user, basic_info, bookmarks, scholarships, essayList, achievements, conversation] = values;
  const file = {
    format_version: FORMAT_VERSION,
    exported_at: now.toISOString(),
    language,
    user,
    basic_info,
    bookmarks,
    scholarships,
    essays: essayList,
    achievements,
    conversation,
  };
  return { text: JSON.stringify(file, null, 2) };
}
