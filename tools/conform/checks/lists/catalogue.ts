import type { Run } from '../../check';
import type { Client } from '../../client';
import { isSame } from '../../compare';
import { askEngine } from '../../lists';

async function checkMajors({ report, good }: Client): Promise<void> {
  const { reply, value } = await good('getMajors');
  const ids = new Set((await good('getProgramTitles')).value.map(({ id }) => JSON.stringify(id)));
  const unknown = value.find(({ id }) => !ids.has(JSON.stringify(id)));
  report.check(unknown === undefined, reply, {
    expected: 'the ids of program-titles, of the same type',
    came: `id ${JSON.stringify(unknown?.id)}, which program-titles does not have`,
    so: 'A major leads to an empty list.',
  });
  const parent = value.find((row) => row.parent)?.parent;
  if (parent) {
    const narrow = await good('getMajors', { query: { parent_id: parent.id } });
    const other = narrow.value.find((row) => !isSame(row.parent?.id, parent.id));
    report.check(other === undefined && narrow.value.length > 0, narrow.reply, {
      expected: `only majors of "${parent.title}"`,
      came: other ? `"${other.title}"` : 'none',
    });
  }
  const none = await good('getMajors', { query: { q: 'zqxwvkj' } });
  report.check(none.value.length === 0, none.reply, {
    expected: 'nothing, as no major has this word',
    came: `${none.value.length} majors`,
  });
}

async function checkSchool(client: Client): Promise<void> {
  const { report, good } = client;
  const { rows } = await askEngine(client, 'preRunEngine', {});
  const [first] = rows;
  if (!first) return;
  const { reply, value } = await good('getSchool', { params: { id: first.school.id } });
  report.check(value.id === first.school.id, reply, {
    expected: `"id" ${JSON.stringify(first.school.id)}, as in the list of programs`,
    came: JSON.stringify(value.id),
    so: 'The app does not recognise it as the same school.',
  });
  const ids = value.programs.map(({ id }) => id);
  report.check(ids.includes(first.id), reply, {
    expected: `the program ${JSON.stringify(first.id)}, which the list shows at this school`,
    came: `other programs (${ids
      .slice(0, 5)
      .map((id) => JSON.stringify(id))
      .join(', ')})`,
  });
  const { value: hits, reply: searched } = await good('getSearch', { query: { q: value.name } });
  const found = hits.some(({ kind, id }) => kind === 'school' && id === value.id);
  report.check(found, searched, {
    expected: `the school with the id ${JSON.stringify(value.id)}`,
    came: hits.length === 0 ? 'nothing' : 'other results',
  });
  for (const kind of new Set(hits.map((hit) => hit.kind))) {
    const many = hits.filter((hit) => hit.kind === kind).length;
    const expected = 'at most six of a kind';
    report.check(many <= 6, searched, { expected, came: `${many} ${kind}s` });
  }
  const none = await good('getSearch', { query: { q: '' } });
  report.check(none.value.length === 0, none.reply, {
    expected: 'nothing for an empty search',
    came: `${none.value.length} results`,
  });
}

async function checkOutline(client: Client): Promise<void> {
  const { reply, value } = await client.good('getOutline');
  const { total } = await askEngine(client, 'preRunEngine', {});
  client.report.check(value.title_ids.length === total, reply, {
    expected: `columns of ${total}, the total of pre-run-engine without answers`,
    came: `columns of ${value.title_ids.length}`,
    so: 'The number that follows each answer is not that of the list.',
  });
  const months = value.months.flat();
  const wrong = months.find((month) => month < 1 || month > 12);
  client.report.check(wrong === undefined, reply, {
    expected: 'months from 1 to 12',
    came: String(wrong),
  });
}

async function checkGuides({ report, good }: Client): Promise<void> {
  const { value: guides } = await good('getResources');
  const [first] = guides;
  if (!first) return;
  const staged = await good('getResources', { query: { stage: first.stage } });
  const isNarrowed = staged.value.every(({ stage }) => stage === first.stage);
  report.check(isNarrowed, staged.reply, {
    expected: `only guides of the stage "${first.stage}"`,
    came: 'others, too',
  });
  const guide = await good('getResource', { params: { id: first.id } });
  report.check(guide.value.id === first.id && guide.value.body.trim() !== '', guide.reply, {
    expected: `the guide ${JSON.stringify(first.id)} with a text in "body"`,
    came: `${JSON.stringify(guide.value.id)} with ${guide.value.body.length} characters`,
  });
  report.check(!/^# /m.test(guide.value.body), guide.reply, {
    expected: 'headings from the second level on in "body"',
    came: 'one of the first level',
    severity: 'warning',
  });
  if (!first.languages?.includes('vi')) return;
  const read = await good('getResource', { params: { id: first.id }, query: { language: 'vi' } });
  report.check(read.value.language.startsWith('vi'), read.reply, {
    expected: 'the guide in Vietnamese, as the query outranks Accept-Language',
    came: `"language" ${read.value.language}`,
  });
}

async function checkScholarships({ report, good }: Client): Promise<void> {
  const { value: all } = await good('getScholarships');
  const kind = all.find(({ amount }) => amount)?.amount?.kind;
  if (kind) {
    const { reply, value } = await good('getScholarships', { query: { amount: kind } });
    const other = value.find(({ amount }) => amount?.kind !== kind);
    report.check(other === undefined, reply, {
      expected: `only scholarships of the kind "${kind}"`,
      came: `"${other?.name}"`,
    });
  }
  const none = await good('getScholarships', { query: { q: 'zqxwvkj' } });
  report.check(none.value.length === 0, none.reply, {
    expected: 'nothing, as no scholarship has this word',
    came: `${none.value.length} scholarships`,
  });
}

/** Schools, majors, guides, scholarships and the search, which need no account. */
export async function checkCatalogue({ visitor, part }: Run): Promise<void> {
  await part(() => checkMajors(visitor));
  await part(() => checkSchool(visitor));
  await part(() => checkOutline(visitor));
  await part(() => checkGuides(visitor));
  await part(() => checkScholarships(visitor));
}
