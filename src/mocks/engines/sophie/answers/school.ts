import { catalogueEntries } from '@/mocks/data/entries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { checkAtSchool, listSource, rangesOf, schoolSource } from '@/mocks/engines/sophie/sources';
import { absenceParagraph, nearSchools } from './absence';
import { programLine, ranked } from './program-line';

const NAMED = 3;

/** A school, its programs and its site; for one that is missing, the nearest schools. */
export function aboutSchool(
  question: ParsedQuestion,
  asker: Asker,
  { ref, cited } = createCitations(),
): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { programs, yearly, path } = formatters(language);
  const missing = question.absent.filter(({ kind }) => kind === 'school');
  if (question.schools.length === 0) {
    const absence = absenceParagraph(missing, asker, ref);
    const lines = missing
      .flatMap(nearSchools)
      .slice(0, NAMED)
      .map(
        (entry) =>
          `- **${entry.school.name[language]}**, ${entry.school.city[language]}: ${entry.school.about[language]} ${ref(schoolSource(entry, language))}`,
      );
    const note = en
      ? 'For the school you asked about, its own admissions page is the place to look.'
      : 'Với trường bạn hỏi, trang tuyển sinh của chính trường là nơi nên xem.';
    return { text: `${absence.trim()} ${note}\n\n${lines.join('\n')}`, cited };
  }
  const parts = question.schools.slice(0, 2).map((school) => {
    const own = catalogueEntries.filter((entry) => entry.school === school);
    const titled = own.filter(({ title }) => question.titles.includes(title));
    const rows = ranked(titled.length > 0 ? titled : own, asker).slice(0, NAMED);
    const { tuition } = rangesOf(own);
    const fees = tuition && yearly(tuition.low, tuition.high);
    const [major] = question.titles;
    const not =
      major && titled.length === 0
        ? en
          ? ` It has no ${major.title.en} in my catalogue.`
          : ` Danh mục không có ngành ${major.title.vi} ở trường này.`
        : '';
    const source = listSource(
      own,
      { title: school.name[language], href: path(`/school-list?school=${school.id}`) },
      language,
    );
    const count = en
      ? `I have ${programs(own.length)} there${fees ? `, with tuition of ${fees}` : ''} ${ref(source)}.${not}`
      : `Danh mục có ${programs(own.length)} của trường${fees ? `, học phí ${fees}` : ''} ${ref(source)}.${not}`;
    const [entry] = own;
    const about = entry ? ref(schoolSource(entry, language)) : '';
    const head = en
      ? `**${school.name.en}**, ${school.city.en}. ${school.about.en} ${about}`
      : `**${school.name.vi}**, ${school.city.vi}. ${school.about.vi} ${about}`;
    const lines = rows.map((row) => programLine(row, ref, asker)).join('\n');
    const check = entry ? checkAtSchool(entry, ref, language) : illustrative[language];
    return `${head}\n\n${count}\n\n${lines}\n\n${check}`;
  });
  return { text: parts.join('\n\n'), cited };
}
