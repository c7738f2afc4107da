import { isRecord } from '../compare';
import type { Deviation } from './deviation';
import type { Passing } from './damaged-server';
import { answerOf, jsonAnswer, recordAt, requestOf, rowsIn, rowsOf, statusOf } from './edit';

/** Another call of the same caller to the mock. */
async function also({ url, headers }: Passing, method: string, path: string, body?: unknown) {
  const bare = new Headers(headers);
  bare.set('Content-Type', 'application/json');
  const init = {
    method,
    headers: bare,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const reply = await fetch(new URL(path, url), init);
  const answer: unknown = await reply.json();
  return answer;
}

/** Gives each call another `client_id`, so that a second one is not recognised. */
function forgetClientId({ body }: Passing): void {
  if (isRecord(body)) body['client_id'] = crypto.randomUUID();
}

/** What is wrong with records: saved programs, essays and the like. */
export const recordDeviations: readonly Deviation[] = [
  {
    title: 'a second save makes a second bookmark',
    name: 'postBookmark',
    only: ['bookmarks'],
    says: 'A save that is sent twice makes two.',
    damage: (() => {
      const saved = new Map<string, number>();
      return answerOf('postBookmark', ({ body }, passing) => {
        const program = String(isRecord(passing.body) && passing.body['program_id']);
        const times = (saved.get(program) ?? 0) + 1;
        saved.set(program, times);
        const [row] = rowsIn(body);
        if (row && times > 1) row['id'] = Number(row['id']) + 500_000;
      });
    })(),
  },
  {
    title: 'a second save changes the bookmark',
    name: 'postBookmark',
    only: ['bookmarks'],
    says: 'expected the bookmark unchanged, without a note; came "Not this"',
    damage: answerOf('postBookmark', ({ body }, passing) => {
      const [row] = rowsIn(body);
      if (row && isRecord(passing.body)) row['note'] = passing.body['note'] ?? null;
    }),
  },
  {
    title: 'a second DELETE is a 404',
    name: 'deleteBookmark',
    only: ['bookmarks'],
    says: 'a second time: expected status 200; came status 404',
    damage: (() => {
      const gone = new Set<string>();
      return answerOf('deleteBookmark', (answer, { url }) => {
        if (gone.has(url.pathname)) Object.assign(answer, jsonAnswer(404, { message: 'Gone' }));
        gone.add(url.pathname);
      });
    })(),
  },
  {
    title: 'order_no with gaps',
    name: 'getBookmarks',
    only: ['bookmarks'],
    says: 'without gaps in the status "considering"; came 2, 4',
    damage: rowsOf('getBookmarks', (row) => (row['order_no'] = Number(row['order_no']) * 2)),
  },
  {
    title: 'ids that come back as text',
    name: 'postBookmark',
    only: ['bookmarks'],
    says: 'the id that was sent',
    damage: rowsOf('postBookmark', (row) => {
      const program = recordAt(row, 'program');
      program['id'] = String(program['id']);
    }),
  },
  {
    title: 'the saved programs of another student',
    name: 'getBookmarks',
    only: ['privacy'],
    says: 'Students see or change what belongs to others.',
    damage: (() => {
      let first: string | null = null;
      return requestOf('getBookmarks', ({ headers }) => {
        first ??= headers.get('Authorization');
        if (first) headers.set('Authorization', first);
      });
    })(),
  },
  {
    title: 'an essay that anybody reads',
    name: 'getEssay',
    only: ['privacy'],
    says: 'for an essay of another account: expected status 403 or 404; came status 200',
    damage: (() => {
      let owner = '';
      return {
        before: ({ name, headers }) => {
          if (name === 'postEssay') owner = headers.get('Authorization') ?? '';
          if (name === 'getEssay') headers.set('Authorization', owner);
        },
      };
    })(),
  },
  {
    title: 'a scholarship that is saved twice',
    name: 'getSavedScholarships',
    only: ['scholarships'],
    says: '2 times. A save that is sent twice makes two.',
    damage: answerOf('getSavedScholarships', ({ body }) => {
      if (isRecord(body) && Array.isArray(body['data'])) body['data'].push(...rowsIn(body));
    }),
  },
  {
    title: 'a step whose left-out fields stay',
    name: 'putPlanStep',
    only: ['plan-steps'],
    says: 'expected the whole step replaced',
    damage: (() => {
      let day: unknown = null;
      return requestOf('putPlanStep', ({ body }) => {
        if (isRecord(body)) body['day'] = day = body['day'] ?? day;
      });
    })(),
  },
  {
    title: 'an essay for each time that it is sent',
    name: 'postEssay',
    only: ['essays'],
    says: 'An essay that is sent twice exists twice.',
    damage: requestOf('postEssay', forgetClientId),
  },
  {
    title: 'an essay without its spaces at the end',
    name: 'postEssay',
    only: ['essays'],
    says: 'The student loses what they wrote.',
    damage: requestOf('postEssay', ({ body }) => {
      if (isRecord(body)) body['content'] = String(body['content']).trim();
    }),
  },
  {
    title: 'no 409 for an older version',
    name: 'patchEssay',
    only: ['essays'],
    says: 'based on an older version: expected status 409; came status 200',
    damage: requestOf('patchEssay', async (passing) => {
      const newest = await also(passing, 'GET', passing.url.pathname);
      if (isRecord(passing.body)) passing.body['version'] = recordAt(newest, 'data')['version'];
    }),
  },
  {
    title: 'a 409 without the newer essay',
    name: 'patchEssay',
    only: ['essays'],
    says: 'expected the newer essay in "data"; came no essay',
    damage: statusOf('patchEssay', 409, ({ body }) => {
      if (isRecord(body)) delete body['data'];
    }),
  },
  {
    title: 'an essay that is restored without its text',
    name: 'getEssay',
    only: ['essays'],
    says: 'as it was before it was deleted and restored; came ""',
    damage: answerOf('restoreEssay', async ({ body }, passing) => {
      const path = passing.url.pathname.replace(/\/restore$/, '');
      const { version } = recordAt(body, 'data');
      await also(passing, 'PATCH', path, { version, content: '' });
    }),
  },
  {
    title: 'an achievement for each time that it is sent',
    name: 'postAchievement',
    only: ['achievements'],
    says: 'An achievement that is sent twice exists twice.',
    damage: requestOf('postAchievement', forgetClientId),
  },
  {
    title: 'an answer that does not arrive in pieces',
    name: 'postMessage',
    only: ['sophie'],
    says: 'arrives in pieces while it is written; came all of it at once',
    damage: { stream: (text) => text },
    pace: 15,
  },
  {
    title: 'an answer without its end',
    name: 'postMessage',
    only: ['sophie'],
    says: '"done" or "error" as the last event; came "delta"',
    damage: { stream: (text) => text.replace(/event: done\n.*\n\n/, '') },
  },
  {
    title: 'citations after the text that has their number',
    name: 'postMessage',
    only: ['sophie'],
    says: 'came the text first',
    damage: {
      stream: (text) => {
        const events = text.split('\n\n').filter(Boolean);
        const isLate = (event: string) => event.startsWith('event: citation');
        const [late, done] = [events.filter(isLate), events.slice(-1)];
        const rest = events.slice(0, -1).filter((event) => !isLate(event));
        return `${[...rest, ...late, ...done].join('\n\n')}\n\n`;
      },
    },
  },
  {
    title: 'answers of a student that are lost',
    name: 'getBasicInfo',
    only: ['answers'],
    says: 'An answer of the student is lost or changed.',
    damage: requestOf('putBasicInfo', ({ body }) => {
      if (isRecord(body)) delete body['ielts'];
    }),
  },
  {
    title: 'ids of answers that become texts',
    name: 'getBasicInfo',
    only: ['answers'],
    says: '"country_ids" as it was saved',
    damage: answerOf('getBasicInfo', ({ body }) => {
      const info = recordAt(body, 'data');
      if (Array.isArray(info['country_ids'])) info['country_ids'] = info['country_ids'].map(String);
    }),
  },
  {
    title: 'a wrong password that is accepted for a deletion',
    name: 'deleteUser',
    only: ['account-changes'],
    says: 'expected status 422; came status 200',
    damage: statusOf('deleteUser', 422, (answer) => {
      Object.assign(answer, jsonAnswer(200, { data: null }));
    }),
  },
];
