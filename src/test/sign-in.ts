import { announceSession, startSession } from '@/api/http/session';
import { readTables } from '@/mocks/data/db';
import { openSession } from '@/mocks/data/sessions';

/** A student of the mock API, by the name before the `@`. */
export type SampleStudent = 'linh.tran' | 'minh';

/** Signs in a sample student, without a request. */
export async function signIn(student: SampleStudent): Promise<void> {
  const { accounts } = await readTables();
  const account = accounts.find(({ email }) => email === `${student}@example.com`);
  if (!account) throw new Error(`No sample student ${student}`);
  startSession(await openSession('bearer', account.id));
  announceSession();
}
