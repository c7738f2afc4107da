import type { EngineBody } from '@/api/engine/contract';
import type { Country } from '@/api/journey/contract';
import { deleteAccount, makeAccount, signIn, type Account } from './accounts';
import { callNames, isInLevel } from './calls';
import type { Run } from './check';
import { checks } from './checks';
import { createClient, Stop, type Client, type Connection } from './client';
import { askEngine } from './lists';
import type { Options } from './options';
import { createReport, type Report } from './report/report';

/** The check could not run at all. */
export class CannotRun extends Error {}

async function untilStopped(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
}

/** The value, or `null` where the server has not sent one. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stop) return null;
    throw error;
  }
}

async function startVisit(nobody: Client): Promise<Client> {
  const session = await orNull(() => nobody.good('getSession'));
  return session ? nobody.as({ visit: session.value.token }) : nobody;
}

async function mainAccount(visitor: Client, options: Options): Promise<Account> {
  const { account } = options;
  const found = await orNull(() =>
    account ? signIn(visitor, account) : makeAccount(visitor, options),
  );
  if (found) return found;
  const [last] = visitor.report.findings().slice(-1);
  const advice = account ? '' : ' Give an account with --email and --password.';
  throw new CannotRun(`There is no account to check with. ${last?.sentence ?? ''}${advice}`);
}

/** A country with a few pages of programs, so that whole lists can be read. */
async function narrowBody(visitor: Client): Promise<EngineBody> {
  const found = await orNull(() => visitor.good('postCountries', { body: {} }));
  const size = ({ count }: Country) => count ?? 0;
  const few = (found?.value ?? []).filter((row) => size(row) > 12 && size(row) <= 90);
  const [country] = few.sort((a, b) => size(b) - size(a));
  return country ? { country_ids: [country.country_ids].flat() } : {};
}

/** `narrow`, unless the answers of the account leave nothing of it. */
async function narrowOwnBody(main: Account, narrow: EngineBody): Promise<EngineBody> {
  const found = await orNull(() => askEngine(main.client, 'finalEngine', narrow));
  return found && found.total > 0 ? narrow : {};
}

/** Says which calls were not reached, so that silence about a call never means that it was checked. */
function listUnreached(report: Report, level: Options['level']): void {
  const known = new Set(report.findings().map(({ name }) => name));
  for (const name of callNames) {
    if (!isInLevel(name, level) || report.hasWorked(name) || known.has(name)) continue;
    report.unchecked(
      name,
      'not checked: no check makes this call, or a call before it is missing or failed.',
    );
  }
}

async function runChecks(run: Omit<Run, 'part' | 'afterwards'>): Promise<void> {
  const { options, report } = run;
  for (const { theme, level, check } of checks) {
    if (options.level === 'shown' && level === 'all') continue;
    if (options.only && !options.only.includes(theme)) continue;
    report.begin(theme);
    const undos: (() => Promise<unknown>)[] = [];
    const afterwards = (undo: () => Promise<unknown>) => void undos.push(undo);
    try {
      await untilStopped(() => check({ ...run, part: untilStopped, afterwards }));
    } finally {
      // The last first, as what was made last may depend on the rest.
      for (const undo of undos.toReversed()) {
        await untilStopped(async () => {
          await undo();
        });
      }
    }
  }
}

/** Runs all checks of the level. Throws `CannotRun` if the server cannot be reached or nobody can log in. */
export async function conform(options: Options): Promise<Report> {
  const report = createReport();
  const { url, language } = options;
  const secrets = new Set(options.account ? [options.account.password] : []);
  const connection: Connection = { url, language, report, secrets };
  const nobody = createClient(connection, { bearer: null, visit: null });
  report.begin('session');
  const probe = await nobody.send('getSession');
  if (probe.status === 0) throw new CannotRun(`${url} does not answer: ${probe.text}.`);
  const visitor = await startVisit(nobody);
  report.begin('login');
  const main = await mainAccount(visitor, options);
  const spare = options.level === 'all' ? await orNull(() => makeAccount(visitor, options)) : null;
  try {
    const narrow = await narrowBody(visitor);
    const narrowOwn = await narrowOwnBody(main, narrow);
    await runChecks({ options, report, visitor, nobody, main, spare, narrow, narrowOwn });
  } finally {
    report.begin('clean-up');
    for (const account of [spare, main]) if (account?.made) await deleteAccount(account);
    if (!main.made) await main.client.send('logout');
  }
  if (!options.only) listUnreached(report, options.level);
  return report;
}
