import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import type { Text } from '@/mocks/catalogue/text';
import type { CatalogueEntry } from '@/mocks/data/entries';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { judgeProgram, rank, type Ranked } from '@/mocks/engines/ranking/ranking';
import { listOptionsOf } from '@/mocks/server/list-options';
import type { Asker, Cited } from '@/mocks/engines/sophie/asker';
import { formatters, schoolInSentence } from '@/mocks/engines/sophie/formatters';

export function judgeFor(entry: CatalogueEntry, asker: Asker): Ranked {
  return judgeProgram(entry, asker.answers ?? noAnswers, asker.now);
}

/** The programs in the order of the list, for the asker's answers. */
export function ranked(
  list: readonly CatalogueEntry[],
  asker: Asker,
  sort: 'match' | 'tuition' | 'deadline' = 'match',
): Ranked[] {
  const { language, now } = asker;
  return rank(list, asker.answers ?? noAnswers, {
    options: listOptionsOf({ sort }),
    language,
    now,
  });
}

/** Of each school at most one program, in the given order; more only if there are too few schools. */
export function oneOfEachSchool(rows: readonly Ranked[], count: number): Ranked[] {
  const schools = new Set<number>();
  const first = rows.filter(({ entry }) => {
    if (schools.has(entry.school.id)) return false;
    schools.add(entry.school.id);
    return true;
  });
  return [...new Set([...first.slice(0, count), ...rows])].slice(0, count);
}

/** `about $18,000 a year`, or that it is not known. */
export function tuitionText({ program }: CatalogueEntry, asker: Asker): string {
  const { money } = formatters(asker.language);
  const { tuitionUsd } = program;
  if (asker.language === 'vi') {
    return tuitionUsd === null ? 'chưa rõ học phí' : `khoảng ${money(tuitionUsd)} một năm`;
  }
  return tuitionUsd === null ? 'tuition not known' : `about ${money(tuitionUsd)} a year`;
}

/** `apply by Jan 14, 2027, 18:00 London time`, or all year. */
export function deadlineText({ deadline, deadlineTime, entry }: Ranked, asker: Asker): string {
  const { day } = formatters(asker.language);
  const vi = asker.language === 'vi';
  if (deadline === null) return vi ? 'nhận hồ sơ quanh năm' : 'applications all year';
  const city = entry.school.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const time = !deadlineTime
    ? ''
    : vi
      ? `, ${deadlineTime} giờ ${city}`
      : `, ${deadlineTime} ${city} time`;
  return `${vi ? 'hạn nộp' : 'apply by'} ${day(deadline)}${time}`;
}

/** `for the start in September 2027` (R40). */
export function intakeText({ start }: Ranked, { language }: Asker): string {
  const [year = '', month = ''] = start.split('-');
  if (language === 'vi') return `cho kỳ nhập học tháng ${Number(month)} năm ${year}`;
  const name = new Date(`${start}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    timeZone: 'UTC',
  });
  return `for the start in ${name} ${year}`;
}

/** `**BSc Physics** at Delft University of Technology, the Netherlands` */
export function programPhrase({ program, school, country }: CatalogueEntry, asker: Asker): string {
  const where = inSentence(country.name)[asker.language];
  return asker.language === 'en'
    ? `**${program.name.en}** at ${schoolInSentence(school, 'en')}, ${where}`
    : `**${program.name.vi}**, ${school.name.vi}, ${where}`;
}

/** `- **BSc Physics** at Delft, the Netherlands: about $18,000 a year, IELTS 6.5, apply by May 1, 2027 [1]` */
export function programLine(row: Ranked, ref: (record: Cited) => string, asker: Asker): string {
  const { inside } = formatters(asker.language);
  const en = asker.language === 'en';
  const { entry, criteria } = row;
  const { ielts } = entry.program.requirements;
  const facts = [
    tuitionText(entry, asker),
    ielts !== null && `IELTS ${ielts.toFixed(1)}`,
    deadlineText(row, asker),
  ].filter(Boolean);
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const asks = unmet.map(({ key, asked, you }) => {
    if (key === 'budget') return en ? 'costs more than you said' : 'có học phí cao hơn mức bạn nêu';
    const what = inside(asked[asker.language]);
    if (en) return `asks for ${what}${you ? ` (you said ${you.en})` : ''}`;
    return `yêu cầu ${what}${you ? ` (bạn cho biết ${you.vi})` : ''}`;
  });
  const but =
    asks.length > 0 ? (en ? `, but it ${asks.join(' and ')}` : `, nhưng ${asks.join(', ')}`) : '';
  return `- ${programPhrase(entry, asker)}: ${facts.join(', ')}${but} ${ref(entry)}`;
}

const YOURS: Readonly<Record<string, Text>> = {
  language: { en: 'IELTS', vi: 'IELTS' },
  average: { en: 'average of', vi: 'điểm trung bình' },
  test: { en: 'SAT', vi: 'SAT' },
};

/** Which of the asker's scores are enough: ` Your IELTS 6.5 isn’t enough yet.` Empty without scores. */
export function scoresText({ criteria }: Ranked, { language }: Asker): string {
  const { list, capital } = formatters(language);
  const en = language === 'en';
  const of = (state: 'met' | 'unmet') =>
    criteria.flatMap(({ key, you, ...one }) => {
      const name = YOURS[key]?.[language];
      return name && you && one.state === state ? `${name} ${you[language]}` : [];
    });
  const sentence = (scores: string[], words: { one: string; more: string; vi: string }) => {
    if (scores.length === 0) return '';
    return en
      ? ` Your ${list(scores)} ${scores.length === 1 ? words.one : words.more}.`
      : ` ${capital(list(scores))} của bạn ${words.vi}.`;
  };
  return (
    sentence(of('met'), { one: 'is enough', more: 'are enough', vi: 'là đủ' }) +
    sentence(of('unmet'), { one: 'isn’t enough yet', more: 'aren’t enough yet', vi: 'chưa đủ' })
  );
}
