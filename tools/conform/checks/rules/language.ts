import type { EndpointName } from '@/mocks/server/endpoint-map';
import type { Run } from '../../check';
import { isInLevel } from '../../calls';
import type { Client, Reply } from '../../client';
import { dataIn, isRecord, shownMessage } from '../../compare';
import { majorIds } from '../../lists';
import type { Sent } from '../../words';

/** Letters that Vietnamese has and English does not. */
const VIETNAMESE = /[ăâđêôơư\u1ea0-\u1ef9àáãèéìíĩòóõùúũýỳ]/iu;

/** The texts under these names, anywhere in an answer. */
function textsAt(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, names));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    names.includes(key) && typeof one === 'string' ? [one] : textsAt(one, names),
  );
}

type Subject = {
  name: EndpointName;
  sent?: Sent;
  /** Fields whose texts are in the language of the call. */
  fields: readonly string[];
  client: Client;
};

function checkTexts(client: Client, english: readonly string[], other: string[], reply: Reply) {
  const { report } = client;
  const where = english.length === 1 ? 'a text' : 'texts';
  const areEqual =
    other.length === english.length && other.every((text, at) => text === english[at]);
  const [example = ''] = other;
  report.check(!areEqual, reply, {
    expected: `${where} in Vietnamese for Accept-Language vi-VN`,
    came: `the same as for en-US, such as "${example.slice(0, 60)}"`,
    so: 'The Vietnamese pages show English.',
  });
  if (areEqual) return;
  const isVietnamese = other.some((text) => VIETNAMESE.test(text));
  report.check(isVietnamese, reply, {
    expected: `${where} with Vietnamese letters for Accept-Language vi-VN`,
    came: `"${example.slice(0, 60)}"`,
  });
}

/** The replies to a call in both languages. */
async function inBoth(client: Client, name: EndpointName, sent: Sent) {
  return {
    english: await client.send(name, { ...sent, language: 'en-US' }),
    vietnamese: await client.send(name, { ...sent, language: 'vi-VN' }),
  };
}

async function checkSubject({ name, sent = {}, fields, client }: Subject): Promise<void> {
  if (client.report.isAbsent(name)) return;
  const { english, vietnamese } = await inBoth(client, name, sent);
  const isRead = english.status < 300 && vietnamese.status < 300;
  const [before, after] = [english, vietnamese].map(({ body }) =>
    textsAt(dataIn(body) ?? body, fields),
  );
  if (!isRead || !before || !after || before.length === 0) return;
  checkTexts(client, before, after, vietnamese);
}

/** Messages of errors, which the app shows as they are. */
async function checkMessage(client: Client, name: EndpointName, sent: Sent): Promise<void> {
  if (client.report.isAbsent(name)) return;
  const { english, vietnamese } = await inBoth(client, name, sent);
  const [before, after] = [english, vietnamese].map(({ body }) => shownMessage(body));
  if (english.status < 400 || !before || !after) return;
  checkTexts(client, [before], [after], vietnamese);
}

/** Whether titles, names and messages follow Accept-Language. */
export async function checkLanguage({ visitor, nobody, main, options }: Run): Promise<void> {
  const program_title_ids = await majorIds(visitor);
  const body = {};
  const programs = ['title', 'country'];
  const subjects: Subject[] = [
    { name: 'getClassGrades', fields: ['class_name'], client: visitor },
    { name: 'postCountries', sent: { body }, fields: ['title'], client: visitor },
    { name: 'postSuperMetaCategories', sent: { body }, fields: ['title'], client: visitor },
    { name: 'getProgramTitles', fields: ['title'], client: visitor },
    { name: 'preRunEngine', sent: { body }, fields: programs, client: visitor },
    {
      name: 'runEngine',
      sent: { body: { program_title_ids } },
      fields: programs,
      client: visitor,
    },
    { name: 'finalEngine', fields: programs, client: main.client },
    { name: 'getMajors', fields: ['title', 'learn'], client: visitor },
    { name: 'getScholarships', fields: ['about', 'title', 'text'], client: visitor },
    { name: 'getResources', fields: ['title', 'summary'], client: visitor },
    { name: 'getBookmarks', fields: programs, client: main.client },
    {
      name: 'postQuiz',
      sent: { body: { statements: ['numbers'] } },
      fields: ['heading', 'summary', 'title'],
      client: visitor,
    },
    {
      name: 'postEssayFeedback',
      sent: { body: { text: 'I have always wanted to build bridges. It was very good.' } },
      fields: ['label', 'text'],
      client: visitor,
    },
  ];
  for (const subject of subjects) {
    if (isInLevel(subject.name, options.level)) await checkSubject(subject);
  }
  await checkMessage(nobody, 'getUser', { as: 'without a token' });
  const wrong = { email: 'conform@example.com', password: 'wrong-password' };
  await checkMessage(nobody, 'login', { body: wrong });
}
