import type { EngineBody } from '@/api/engine/contract';
import type { Id } from '@/api/http/schemas';
import type { Program } from '@/api/program/contract';
import type { Run } from '../../check';
import type { Client } from '../../client';
import { askEngine, majorIds, type Engine, type Page } from '../../lists';

type Subject = { client: Client; engine: Engine; base: EngineBody; narrow: EngineBody };

const NOT_APPLIED = 'The filter has no effect.';

/** Asks with a filter. Every row has to fit, and the total may not grow. */
async function checkFilter(
  { client, engine, base }: Subject,
  all: Page,
  {
    filter,
    fits,
    expected,
  }: { filter: EngineBody; fits: (row: Program) => boolean; expected: string },
): Promise<void> {
  const { reply, rows, total } = await askEngine(client, engine, { ...base, ...filter });
  const other = rows.find((row) => !fits(row));
  client.report.check(other === undefined, reply, {
    expected,
    came: `the program "${other?.title}", which does not fit`,
    so: NOT_APPLIED,
  });
  client.report.check(total <= all.total, reply, {
    expected: `at most ${all.total} programs, as many as without the filter`,
    came: String(total),
    so: 'A filter may only remove programs.',
  });
}

/** Nothing can match: the result must be empty. */
async function checkNothing(
  { client, engine, base }: Subject,
  filter: EngineBody,
  what: string,
): Promise<void> {
  const { reply, total } = await askEngine(client, engine, { ...base, ...filter });
  client.report.check(total === 0, reply, {
    expected: `no program for ${what}`,
    came: `${total} programs`,
    so: NOT_APPLIED,
  });
}

async function checkCountry(subject: Subject, all: Page, visitor: Client): Promise<void> {
  const { value } = await visitor.good('postCountries', { body: {} });
  const [first] = all.rows;
  const option = value.find(({ title, iso_code: code }) =>
    [title, code].some(
      (one) => one && [first?.school.country, first?.school.iso_code].includes(one),
    ),
  );
  if (!option || !first) {
    const what = 'the filter by country: no program has the "country" of an option.';
    return subject.client.report.unchecked(subject.engine, `not checked: ${what}`);
  }
  const ids = [option.country_ids].flat();
  await checkFilter(subject, all, {
    filter: { country_ids: ids },
    fits: ({ school }) => school.country === first.school.country,
    expected: `only programs in ${option.title}`,
  });
  const unknown: Id = typeof ids[0] === 'number' ? 987_654_321 : 'conform-none';
  await checkNothing(subject, { country_ids: [unknown] }, 'a country that does not exist');
}

async function checkBudget(subject: Subject, all: Page): Promise<void> {
  const known = all.rows.flatMap(({ tuition }) => tuition ?? []).sort((a, b) => a - b);
  const most = known[Math.floor(known.length / 2)];
  if (most === undefined) {
    const what = 'not checked: the filter by budget, because no program has "tuition".';
    return subject.client.report.unchecked(subject.engine, what);
  }
  await checkFilter(subject, all, {
    filter: { budget_max: most },
    fits: ({ tuition }) => (tuition ?? 0) <= most,
    expected: `only programs of which "tuition" is at most ${most} or unknown`,
  });
}

async function checkSearch(subject: Subject, all: Page): Promise<void> {
  await checkNothing(subject, { q: 'zqxwvkj' }, 'a search for a word that nothing has');
  const [first] = all.rows;
  if (!first) return;
  const { client, engine, base } = subject;
  const q = first.school.name;
  const { reply, rows } = await askEngine(client, engine, { ...base, q });
  const isFound = rows.some(({ school }) => school.id === first.school.id);
  client.report.check(isFound, reply, {
    expected: 'programs of the school that was searched for',
    came: rows.length === 0 ? 'nothing' : 'only other schools',
    so: 'A search by the name of a school does not find it.',
  });
}

async function checkEngineFilters(whole: Subject, visitor: Client): Promise<void> {
  const { client, engine } = whole;
  const everything = await askEngine(client, engine, whole.base);
  if (everything.rows.length === 0) {
    return client.report.unchecked(engine, 'not checked: filters, because the list is empty.');
  }
  await checkCountry(whole, everything, visitor);
  // The rest in a part of the list, which is less work for the server.
  const subject = { ...whole, base: { ...whole.base, ...whole.narrow } };
  const all = await askEngine(client, engine, subject.base);
  await checkBudget(subject, all);
  const hasDegrees = all.rows.some(({ degree }) => degree);
  for (const degree of hasDegrees ? (['bachelor', 'foundation'] as const) : []) {
    await checkFilter(subject, all, {
      filter: { degree },
      fits: (row) => row.degree === degree,
      expected: `only programs with the "degree" ${degree}`,
    });
  }
  const hasLanguages = all.rows.some(({ languages }) => languages?.length);
  for (const language of hasLanguages ? (['en', 'de'] as const) : []) {
    await checkFilter(subject, all, {
      filter: { language },
      fits: ({ languages }) => languages?.some((tag) => tag.startsWith(language)) ?? false,
      expected: `only programs with ${language} in "languages"`,
    });
  }
  await checkSearch(subject, all);
}

/** Two different choices that both change nothing are not applied. */
async function checkChoices(
  subject: Subject,
  choices: readonly EngineBody[],
  what: string,
): Promise<void> {
  const { client, engine, base } = subject;
  const all = await askEngine(client, engine, base);
  const pages: Page[] = [];
  for (const choice of choices) pages.push(await askEngine(client, engine, { ...base, ...choice }));
  const [page] = pages;
  if (!page || pages.length < 2 || all.total < 2) return;
  const isNarrowed = pages.some(({ total }) => total < all.total);
  client.report.check(isNarrowed, page.reply, {
    expected: `fewer than all ${all.total} programs for one ${what}`,
    came: String(page.total),
    so: NOT_APPLIED,
  });
}

/** Whether filters, searches and choices narrow the lists of all engines. */
export async function checkFilters({ visitor, main, part, narrow, narrowOwn }: Run): Promise<void> {
  const visits: Subject = { client: visitor, engine: 'preRunEngine', base: {}, narrow };
  await part(() => checkEngineFilters(visits, visitor));
  await part(async () => {
    const { value } = await visitor.good('postSuperMetaCategories', { body: {} });
    const choices = value.slice(0, 2).map(({ id }) => ({ program_title_parent_id: id }));
    await checkChoices(visits, choices, 'field of study (program_title_parent_id)');
  });
  await part(async () => {
    const ids = await majorIds(visitor);
    const subject: Subject = { ...visits, engine: 'runEngine', base: { program_title_ids: ids } };
    const choices = ids.slice(0, 2).map((id) => ({ program_title_ids: [id] }));
    await checkChoices(subject, choices, 'major (program_title_ids)');
    await checkEngineFilters(subject, visitor);
  });
  await part(() =>
    checkEngineFilters(
      { ...visits, client: main.client, engine: 'finalEngine', narrow: narrowOwn },
      visitor,
    ),
  );
}
