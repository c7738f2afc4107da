// @vitest-environment node
import { expect, it } from 'vitest';
import { catalogueEntries } from '@/mocks/data/entries';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { answer } from './answer';
import type { Asker } from './asker';
import { NOW } from './questions/expect';

/** A student in grade 12 of whom the scores and one saved program are known. */
const student: Pick<Asker, 'answers' | 'saved'> = {
  answers: { ...noAnswers, average: 8.5, ielts: 6.5 },
  saved: catalogueEntries
    .filter(({ school, title }) => school.id === 501 && title.title.en === 'Computer Science')
    .map((entry) => ({ entry, date: '2027-07-15', ownDate: false, open: true })),
};
const visitor: typeof student = { answers: null, saved: null };

const TALKS: readonly (readonly [heading: string, asker: typeof student, questions: string[]])[] = [
  [
    'Find a program, without diacritics',
    visitor,
    [
      'hoc khoa hoc may tinh o duc duoi 5000 usd bang tieng anh',
      'bang thpt viet nam co duoc cong nhan o duc khong?',
      'dieu duong o uc duoi 600 trieu, ielts 6.5',
    ],
  ],
  [
    'Find a program, with scores',
    student,
    [
      'Where can I study psychology in the US for $30,000 a year?',
      'Data science in the Netherlands in English, IELTS 6.5 and a grade average of 8',
    ],
  ],
  [
    'Compare',
    student,
    ['UofT hay McGill?', 'So sánh kiến trúc và thiết kế đồ họa', 'Nên du học Canada hay Úc?'],
  ],
  [
    'Requirements',
    student,
    [
      'What do I need to get into computer science at TU Delft?',
      'What are my chances at UCLA with a 3.5 GPA?',
      'Điều kiện vào ngành điều dưỡng ở Úc?',
    ],
  ],
  [
    'Deadlines',
    visitor,
    [
      'Hạn nộp của MIT khi nào?',
      'When is the deadline for medicine in the UK?',
      'Khi nào nên nộp hồ sơ du học Phần Lan?',
    ],
  ],
  [
    'Cost',
    visitor,
    ['Học kiến trúc ở Hà Lan tốn bao nhiêu một năm?', 'How much does a year at NUS cost?'],
  ],
  [
    'Scholarships',
    visitor,
    [
      'Học bổng toàn phần ở Nhật có những gì?',
      'Is there a full scholarship for engineering in Europe?',
      'Học bổng của VinUni yêu cầu gì?',
    ],
  ],
  [
    'Visa and work',
    visitor,
    [
      'Du học Đức có cần chứng minh tài chính không?',
      'Can I work while studying in Australia?',
      'Học xong ở Canada có được ở lại làm việc không?',
    ],
  ],
  [
    'Tests',
    student,
    [
      'Do I need the SAT for the US?',
      'Is IELTS 6.5 enough for Finland?',
      'Nên thi IELTS hay Duolingo?',
    ],
  ],
  [
    'Essay',
    visitor,
    [
      'What should I write my Common App essay about?',
      'Can you write my essay for me?',
      'Mở bài luận thế nào cho hay?',
    ],
  ],
  [
    'What to study',
    visitor,
    [
      'Mẹ em muốn em học kế toán nhưng em thích vẽ',
      'I love biology and helping people. What should I study?',
      'Ngành tâm lý học học gì?',
    ],
  ],
  ['A bad evening', visitor, ['Em trượt đại học rồi, em buồn quá', 'I feel hopeless']],
];

const INTRO = `What Sophie answers on 22 November 2026 to visitors, and to a student with an average of 8.5 and IELTS 6.5 (Find with scores, Compare,
Requirements, Tests). \`npx vitest run src/mocks/engines/sophie/transcripts.test.ts\` compares her answers with this file, with \`-u\` it
writes them. Read the difference as a student would before you commit it.`;

function transcript(question: string, asker: typeof student): string {
  const { text, cited, language } = answer(question, { language: 'en', now: NOW, ...asker });
  const sources = cited.map((record, at) => {
    const title =
      'program' in record
        ? `${record.program.name[language]}, ${record.school.name[language]}`
        : record.title;
    return `\\[${at + 1}] ${title}`;
  });
  const asked = `**${question}**`;
  // Links of the app are no links in this file.
  const answered = text.replaceAll(/\]\([^)]*\)/g, ']');
  return [asked, answered, sources.join('  \n')].join('\n\n');
}

it('answers as in docs/sophie-transcripts.md', async () => {
  const talks = TALKS.map(([heading, asker, questions]) =>
    [`## ${heading}`, ...questions.map((question) => transcript(question, asker))].join('\n\n'),
  );
  await expect(
    `# Conversations with Sophie\n\n${INTRO}\n\n${talks.join('\n\n')}\n`,
  ).toMatchFileSnapshot('../../../../docs/sophie-transcripts.md');
});
