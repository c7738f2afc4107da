import type { BasicInfo } from '@/api/user/contract';
import type { Run } from '../../check';
import { isSame } from '../../compare';
import { askEngine } from '../../lists';
import { checkMatch, SCORES } from '../lists/ranking';
import { keysOf } from '@/lib/keys-of';

/** The answers of a made account: stored whole, with their ids as they were sent, and used by the final engine. */
export async function checkAnswers({ spare, visitor, report, part, narrow }: Run): Promise<void> {
  if (!spare) {
    return report.unchecked('putBasicInfo', 'not checked, because it needs an account of its own.');
  }
  const { client } = spare;
  const { value: countries } = await visitor.good('postCountries', { body: {} });
  const { value: titles } = await visitor.good('getProgramTitles');
  const chosen = narrow.country_ids ?? [];
  const country = countries.find((row) => isSame([row.country_ids].flat(), chosen)) ?? countries[0];
  const title = titles[0];
  if (!country || !title) return;
  const body: BasicInfo = {
    country_ids: [country.country_ids].flat(),
    ...SCORES,
    gpa_scale: 'ten',
    current_school: 'THPT Chuyên Lê Hồng Phong',
    graduation_year: 2027,
  };
  await client.good('putBasicInfo', { body });
  const { reply, value } = await client.good('getBasicInfo');
  for (const key of keysOf(body)) {
    // keys of the literal above
    report.check(isSame(value[key], body[key]), reply, {
      expected: `"${key}" as it was saved, ${JSON.stringify(body[key])}`,
      came: JSON.stringify(value[key]) ?? 'nothing',
      so: 'An answer of the student is lost or changed.',
    });
  }
  await part(async () => {
    const { reply: listed, rows } = await askEngine(client, 'finalEngine', {});
    const other = rows.find(({ school }) => school.country && school.country !== country.title);
    report.check(other === undefined, listed, {
      expected: `only programs in ${country.title}, the country of the account's answers`,
      came: `one in ${other?.school.country}`,
      so: "The list is not that of the student's answers.",
    });
  });
  await part(() => checkMatch(client, 'finalEngine', {}));
  const records = { next_program_titles: [{ id: title.id, title: title.title }] };
  await client.good('putBasicInfo', { body: { educational_records: records } });
  const after = await client.good('getBasicInfo');
  report.check((after.value.country_ids ?? []).length === 0, after.reply, {
    expected: 'no "country_ids", as the whole record is replaced',
    came: JSON.stringify(after.value.country_ids),
    so: 'An answer that was cleared comes back.',
  });
  report.check(isSame(after.value.educational_records, records), after.reply, {
    expected: `"educational_records" as it was saved, ${JSON.stringify(records)}`,
    came: JSON.stringify(after.value.educational_records),
    so: 'The app does not know the majors that the student has chosen.',
  });
  await client.good('putBasicInfo', { body: {} });
}
