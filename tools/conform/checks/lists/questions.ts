import type { AnswersBody, BudgetRange } from '@/api/journey/contract';
import { budgetNumber } from '@/lib/budget';
import type { Run } from '../../check';
import type { Client, Reply } from '../../client';
import { askEngine } from '../../lists';
import type { Report } from '../../report/report';

/** Options of a question: at least one, each once, each with a text. */
function checkOptions(
  report: Report,
  reply: Reply,
  options: readonly { id: unknown; text: string }[],
): void {
  report.check(options.length > 0, reply, {
    expected: 'at least one option',
    came: 'an empty list',
    so: 'The question has nothing to choose from.',
  });
  const ids = options.map(({ id }) => JSON.stringify(id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  report.check(twice === undefined, reply, { expected: 'each id once', came: `${twice} twice` });
  const isWhole = options.every(({ text }) => text.trim() !== '');
  report.check(isWhole, reply, { expected: 'a text for each option', came: 'an empty text' });
}

/** The count next to an option is the total of the list if it is chosen. */
async function checkCount(
  visitor: Client,
  reply: Reply,
  { answers, count, text }: { answers: AnswersBody; count: number | null; text: string },
): Promise<void> {
  if (count === null) return;
  const { total } = await askEngine(visitor, 'preRunEngine', answers);
  visitor.report.check(total === count, reply, {
    expected: `"count" ${total} for the option "${text}", the total of pre-run-engine with it`,
    came: String(count),
    so: 'The number next to the option is not that of the list behind it.',
  });
}

function checkRanges(report: Report, reply: Reply, ranges: readonly BudgetRange[]): void {
  let before = -1;
  for (const { min, max } of ranges) {
    const [low, high] = [budgetNumber(min), budgetNumber(max)];
    const isEmpty = max === null || max === undefined || max === '';
    report.check(low !== null && (isEmpty || high !== null), reply, {
      expected: 'amounts as numbers, such as 10000 or "10000"; an empty "max" means no maximum',
      came: `min ${JSON.stringify(min)}, max ${JSON.stringify(max)}`,
    });
    report.check(low === null || high === null || low <= high, reply, {
      expected: '"min" of a range not above its "max"',
      came: `min ${String(min)}, max ${String(max)}`,
      so: 'The range cannot be chosen, and what it sends is refused.',
    });
    report.check(low === null || low >= before, reply, {
      expected: 'ranges from the lowest to the highest',
      came: `min ${String(min)} after ${before}`,
      severity: 'warning',
    });
    before = low ?? before;
  }
}

/** The options of the five questions, and the counts next to them. */
export async function checkQuestions({ visitor, report, part }: Run): Promise<void> {
  await part(async () => {
    const { reply, value } = await visitor.good('getClassGrades');
    const options = value.map(({ id, class_name: text }) => ({ id, text }));
    checkOptions(report, reply, options);
  });
  await part(async () => {
    const { reply, value } = await visitor.good('postCountries', { body: {} });
    const options = value.map((row) => ({ id: row.country_ids, text: row.title }));
    checkOptions(report, reply, options);
    for (const { country_ids: ids, title, count = null } of value.slice(0, 2)) {
      const answers = { country_ids: [ids].flat() };
      await checkCount(visitor, reply, { answers, count, text: title });
    }
  });
  await part(async () => {
    const { reply, value } = await visitor.good('postBudgetRange', { body: {} });
    checkRanges(report, reply, value);
    for (const { min, max, count = null } of value.slice(0, 2)) {
      const answers = { budget_min: min, budget_max: max };
      const text = `${String(min)} to ${String(max)}`;
      await checkCount(visitor, reply, { answers, count, text });
    }
  });
  await part(async () => {
    const { reply, value } = await visitor.good('postSuperMetaCategories', { body: {} });
    const options = value.map(({ id, title: text }) => ({ id, text }));
    checkOptions(report, reply, options);
    for (const { id, title, count = null } of value.slice(0, 2)) {
      const answers = { program_title_parent_id: id };
      await checkCount(visitor, reply, { answers, count, text: title });
    }
  });
  await part(async () => {
    const { reply, value } = await visitor.good('getProgramTitles');
    const options = value.map(({ id, title: text }) => ({ id, text }));
    checkOptions(report, reply, options);
  });
}
