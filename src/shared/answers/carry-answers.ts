import type { QueryClient } from '@tanstack/react-query';
import type { ProgramTitle } from '@/api/journey/contract';
import { saveBasicInfo } from '@/api/user/change-basic-info';
import { fetchBasicInfo, type CallerOptions } from '@/api/user/queries';
import { programTitlesQuery } from '@/api/journey/queries';
import { accountWithAnswers } from './account-answers';
import { ANSWER_NAMES, isAnswered, type Answers } from './answers';

export function givenAnswers(answers: Answers): Partial<Answers> {
  return Object.fromEntries(
    ANSWER_NAMES.filter((name) => isAnswered(answers, name)).map((name) => [name, answers[name]]),
  );
}

/** All program titles. A pending request of the visitor is stale after the sign-in, so it is repeated. */
async function titlesOf(client: QueryClient, language: string): Promise<ProgramTitle[]> {
  const query = programTitlesQuery(language);
  const known = client.getQueryData(query.queryKey);
  if (known) return known;
  await client.cancelQueries({ queryKey: query.queryKey });
  return client.fetchQuery(query);
}

/** A field of study without majors removes the account's majors, which would filter the list unseen. */
function withNewerMajors(changes: Partial<Answers>): Partial<Answers> {
  const isFieldOnly = changes.parentId != null && changes.titleIds === undefined;
  return isFieldOnly ? { ...changes, titleIds: [] } : changes;
}

/** Adds a visitor's answers to the account after a sign-in (R19, R27). Idempotent. Throws the error of a failed call. */
export async function carryAnswers(
  client: QueryClient,
  language: string,
  changes: Partial<Answers>,
  options: CallerOptions = {},
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const newer = withNewerMajors(changes);
  const titles = newer.titleIds ? await titlesOf(client, language) : [];
  const info = await fetchBasicInfo(language, options);
  await saveBasicInfo(accountWithAnswers(info, newer, titles), language, options);
}
