import type { QueryClient } from '@tanstack/react-query';
import type { ProgramTitle } from '@/api/journey/contract';
import { fetchBasicInfo, saveBasicInfo, type CallerOptions } from '@/api/user/queries';
import { programTitlesQuery } from '@/api/journey/queries';
import { accountWithAnswers } from './account-answers';
import { ANSWER_NAMES, isAnswered, type Answers } from './answers';

/** The answers that are given, as changes to an account. */
export function givenAnswers(answers: Answers): Partial<Answers> {
  return Object.fromEntries(
    ANSWER_NAMES.filter((name) => isAnswered(answers, name)).map((name) => [name, answers[name]]),
  );
}

/** All program titles. A list that the visitor asked for ends with that session, so it is asked for anew. */
async function titlesOf(client: QueryClient, language: string): Promise<ProgramTitle[]> {
  const query = programTitlesQuery(language);
  const known = client.getQueryData(query.queryKey);
  if (known) return known;
  await client.cancelQueries({ queryKey: query.queryKey });
  return client.fetchQuery(query);
}

/**
 * A course preference without majors is the newer answer to both questions: the account's own majors would
 * narrow the list to less than the visitor saw, and unseen.
 */
function withNewerMajors(changes: Partial<Answers>): Partial<Answers> {
  const fieldAlone = changes.parentId != null && changes.titleIds === undefined;
  return fieldAlone ? { ...changes, titleIds: [] } : changes;
}

/**
 * Adds a visitor's answers to the account that has just been signed in to (R19, R27). Sending them twice
 * changes nothing. Throws what a call threw; nothing is lost then, the caller still has them.
 */
export async function carryAnswers(
  client: QueryClient,
  language: string,
  changes: Partial<Answers>,
  options: CallerOptions,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const titles = changes.titleIds ? await titlesOf(client, language) : [];
  const info = await fetchBasicInfo(language, options);
  const newer = withNewerMajors(changes);
  await saveBasicInfo(accountWithAnswers(info, newer, titles), language, options);
}
