import type { EngineBody } from '@/api/engine/contract';
import type { Program } from '@/api/program/contract';
import type { Run } from '../../check';
import type { Client, Reply } from '../../client';
import { askEngine, majorIds, type Engine } from '../../lists';
import type { Report } from '../../report/report';

/** Scores that some programs ask more than, and some less. */
export const SCORES = { average: 7.5, ielts: 6, sat: 1150 };
const MAX_PAGES = 8;

const unmetOf = ({ criteria }: Program) =>
  criteria?.filter(({ state }) => state === 'unmet').length ?? 0;

/** The pages from the first on, as far as one run reads them, in order. */
async function readRows(client: Client, engine: Engine, wishes: EngineBody) {
  const first = await askEngine(client, engine, wishes);
  const last = first.pagination.last_page;
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  const read = last <= MAX_PAGES ? pages : [...pages.slice(0, MAX_PAGES - 1), last];
  const rows = [...first.rows];
  for (const page of read.slice(1)) {
    rows.push(...(await askEngine(client, engine, wishes, { page })).rows);
  }
  return { reply: first.reply, rows };
}

/** Sentences 1 and 2 of docs/ranking.md, section 4. */
function checkOrder(report: Report, reply: Reply, rows: readonly Program[]): void {
  const unmet = rows.map(unmetOf);
  const misplaced = unmet.lastIndexOf(0);
  const above = unmet.findIndex((count, index) => count > 0 && index < misplaced);
  report.check(above === -1, reply, {
    expected: 'no program with something unmet above one with nothing unmet (sort=match)',
    came: `"${rows[above]?.title}" in place ${above + 1}, above "${rows[misplaced]?.title}" in place ${misplaced + 1}`,
    so: 'What fits the student is not at the top.',
  });
  const fitting = rows.filter((_, index) => unmet[index] === 0);
  const lastBachelor = fitting.findLastIndex(({ degree }) => degree === 'bachelor');
  const other = fitting.findIndex(
    ({ degree }, index) => degree != null && degree !== 'bachelor' && index < lastBachelor,
  );
  report.check(other === -1, reply, {
    expected: "bachelor's programs before other degrees that fit as well",
    came: `"${fitting[other]?.title}" (${fitting[other]?.degree}) above "${fitting[lastBachelor]?.title}"`,
    severity: 'warning',
  });
}

/** A criterion that names its minimum, compared with the score that was sent. */
function checkCriteria(report: Report, reply: Reply, rows: readonly Program[]): void {
  const scores: Record<string, number> = {
    language: SCORES.ielts,
    average: SCORES.average,
    test: SCORES.sat,
  };
  for (const { title, criteria } of rows) {
    for (const { key, state, minimum } of criteria ?? []) {
      const score = scores[key];
      if (score === undefined || typeof minimum !== 'number' || state === 'unknown') continue;
      const meant = score >= minimum ? 'met' : 'unmet';
      report.check(state === meant, reply, {
        expected: `the criterion "${key}" of "${title}" ${meant}, for ${score} with a minimum of ${minimum}`,
        came: state,
        so: 'The app says the opposite of what is true.',
      });
    }
  }
}

/** The first pages of a list by match, and the same list in the other language. */
export async function checkMatch(
  client: Client,
  engine: Engine,
  wishes: EngineBody,
): Promise<void> {
  const { report } = client;
  const { reply, rows } = await readRows(client, engine, wishes);
  const counts = rows.map(unmetOf);
  if (!counts.includes(0) || counts.every((count) => count === 0)) {
    const why = 'the list does not have programs of both kinds, with and without something unmet.';
    report.unchecked(engine, `not checked: the order by match, because ${why}`);
  }
  checkOrder(report, reply, rows);
  if (engine !== 'finalEngine') checkCriteria(report, reply, rows);
  const other = client.connection.language === 'vi-VN' ? 'en-US' : 'vi-VN';
  const translated = await askEngine(client, engine, wishes, { language: other });
  const [here, there] = [rows.slice(0, translated.rows.length), translated.rows];
  const isSameOrder = here.every(({ id }, index) => id === there[index]?.id);
  report.check(isSameOrder, translated.reply, {
    expected: 'the same programs in the same order in both languages',
    came: 'another order',
    so: 'The list changes when a student changes the language.',
  });
}

/** The order by match, the default of all engines. */
export async function checkRanking({
  visitor,
  main,
  spare,
  narrow,
  narrowOwn,
  part,
}: Run): Promise<void> {
  await part(async () => {
    const wishes = { ...SCORES, ...narrow };
    await checkMatch(visitor, 'preRunEngine', wishes);
    const program_title_ids = await majorIds(visitor);
    await checkMatch(visitor, 'runEngine', { ...wishes, program_title_ids });
  });
  // An account that this run has made is compared once it has answers (answers.ts).
  if (!spare || !main.made) await part(() => checkMatch(main.client, 'finalEngine', narrowOwn));
}
