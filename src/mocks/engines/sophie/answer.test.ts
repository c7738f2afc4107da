// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { catalogueEntries } from '@/mocks/data/entries';
import en from '../../../../locales/en/sophie.json';
import vi from '../../../../locales/vi/sophie.json';
import { answer } from './answer';
import type { Asker } from './asker';
import { parseQuestion } from './parse/parse-question';

const now = new Date('2026-11-20T00:00:00Z');

function asker(language: 'en' | 'vi', more: Partial<Asker> = {}): Asker {
  return { language, now, answers: null, saved: [], ...more };
}

const about = (text: string) => {
  const { topic, titles, countries, schools, budget, ielts } = parseQuestion(text, 'en');
  return {
    topic,
    titles: titles.map(({ title }) => title.en),
    countries: countries.map(({ code }) => code),
    schools: schools.map(({ name }) => name.en),
    budget: budget?.dollars ?? null,
    ielts,
  };
};

describe('understanding a question', () => {
  it.each([
    [
      'I have $15,000 a year and IELTS 7.0. Where can I study data science in English?',
      { topic: 'places', titles: ['Data Science'], budget: 15_000, ielts: 7 },
    ],
    [
      'Mình có 300 triệu một năm và IELTS 6.5, học khoa học dữ liệu ở Hà Lan được không?',
      { topic: 'places', titles: ['Data Science'], countries: ['NL'], budget: 11_538, ielts: 6.5 },
    ],
    [
      'hoc cntt o duc hoac phan lan duoi 10k',
      {
        topic: 'places',
        titles: ['Information Technology'],
        countries: ['DE', 'FI'],
        budget: 10_000,
      },
    ],
    ['Học luật ở Mỹ', { topic: 'places', titles: ['Law'], countries: ['US'] }],
    ['Study law in the UK', { topic: 'places', titles: ['Law'], countries: ['GB'] }],
    ['Explain Finland’s joint application', { topic: 'applying', countries: ['FI'] }],
    ['Nộp hồ sơ đi Đức như thế nào?', { topic: 'applying', countries: ['DE'] }],
    ['How does UCAS work for applications?', { topic: 'applying', countries: ['GB'] }],
    [
      'Compare Tampere and Twente',
      { topic: 'compare', schools: ['Tampere University', 'University of Twente'] },
    ],
    // A word that every object has a property of.
    ['Đại học Constructor hạn nộp', { topic: 'deadlines', schools: ['Constructor University'] }],
    ['Monash Malaysia deadline', { topic: 'deadlines', schools: ['Monash University Malaysia'] }],
    ['Which saved program closes first?', { topic: 'savedDeadlines' }],
    ['Chương trình đã lưu nào hết hạn trước?', { topic: 'savedDeadlines' }],
    ['What is my list missing?', { topic: 'savedGaps' }],
    ['What’s my list missing?', { topic: 'savedGaps' }],
    ['Danh sách của mình còn thiếu gì?', { topic: 'savedGaps' }],
    ['What’s data science like?', { topic: 'major', titles: ['Data Science'] }],
    ['What is psychology like?', { topic: 'major', titles: ['Psychology'] }],
    ['Ngành tâm lý học học gì?', { topic: 'major', titles: ['Psychology'] }],
    ['Có học bổng nào không?', { topic: 'scholarships' }],
    ['Does Oulu rent rooms?', { topic: 'guide', schools: ['University of Oulu'] }],
    ['What are my chances at MIT?', { topic: 'chances' }],
    ['Can you write my essay?', { topic: 'essay' }],
    ['ai là người đẹp nhất', { topic: 'unknown', titles: [] }],
    ['Mình học được không?', { titles: [] }],
    ['Chứng minh tài chính', { topic: 'visa', titles: [] }],
    ['I am in Ohio and want to die', { topic: 'distress' }],
    ['I feel bad, my grades are low', { topic: 'distress' }],
    ['Tell us about my list', { countries: [] }],
    ['Xin chào', { topic: 'hello' }],
    ['thanks!', { topic: 'thanks' }],
    ['ok thank you so much', { topic: 'thanks' }],
    ['Cảm ơn Sophie nhiều ạ', { topic: 'thanks' }],
    ['dạ em cảm ơn', { topic: 'thanks' }],
    ['ok', { topic: 'thanks' }],
    ['Thanks, where can I study law?', { topic: 'places', titles: ['Law'] }],
    ['', { topic: 'unknown' }],
  ])('%s', (text, found) => {
    expect(about(text)).toMatchObject(found);
  });
});

describe('the answer', () => {
  it('respects every condition of the question', () => {
    const { cited } = answer(
      'Computer science in Germany, taught in English, up to $5,000, IELTS 6.5',
      asker('en'),
    );
    expect(cited.length).toBeGreaterThan(0);
    for (const record of cited) {
      if (!('program' in record)) continue;
      const { program, country, title } = record;
      expect(country.code).toBe('DE');
      expect(title.title.en).toBe('Computer Science');
      expect(program.tuitionUsd).toBeLessThanOrEqual(5000);
      expect(program.requirements.ielts).toBeLessThanOrEqual(6.5);
      expect(program.languages).toContain('en');
    }
  });

  it('names the dropped condition if nothing matches', () => {
    const { text, cited } = answer('Học luật ở Mỹ', asker('vi'));
    expect(text).toMatch(/^\*\*Không chương trình nào đáp ứng đủ.*bỏ giới hạn quốc gia/);
    const programs = cited.flatMap((record) => ('program' in record ? record : []));
    expect(programs.every(({ country }) => country.code !== 'US')).toBe(true);
  });

  it.each(['thanks!', 'Cảm ơn Sophie nhiều ạ'])('is short after %s', (question) => {
    const { text, cited } = answer(question, asker('en'));
    expect(text).toMatch(/^(You’re welcome|Không có gì đâu)/);
    expect(cited).toEqual([]);
  });

  it('says where to let her see the saved programs', () => {
    const { text } = answer('What is my list missing?', asker('en', { saved: null }));
    expect(text).toContain(en.sees.title);
    const { text: vietnamese } = answer(
      'Danh sách của mình còn thiếu gì?',
      asker('vi', { saved: null }),
    );
    expect(vietnamese).toContain(vi.sees.title);
  });

  it('lists the saved programs by date, the student’s own dates first', () => {
    const [one, two, three] = catalogueEntries.filter(
      ({ program }) => program.intakes[0].deadline !== null,
    );
    if (!one || !two || !three) throw new Error('no programs');
    const saved = [
      { entry: one, date: '2027-03-01', ownDate: false, open: true },
      { entry: two, date: '2026-12-01', ownDate: true, open: true },
      { entry: three, date: '2026-11-25', ownDate: false, open: false },
    ];
    const { text, cited } = answer('Which saved program closes first?', asker('en', { saved }));
    expect(cited).toEqual([
      two,
      {
        title: 'Your plan',
        href: '/profile/checklist',
        text: `${two.program.name.en}: Dec 1, 2026`,
      },
      one,
    ]);
    expect(text).toContain('closes first, in 11 days, your own deadline.');
    expect(text).toContain('Dec 1, 2026, in 11 days, your own deadline [1] [2]');
  });

  it('is the same for the same question', () => {
    const question = 'Compare Delft and Aalto for data science';
    expect(answer(question, asker('en'))).toEqual(answer(question, asker('en')));
  });

  it('numbers citations in order of mention, and never throws', () => {
    const word = fc.constantFrom(
      ...['compare', 'deadline', 'saved', 'Tampere', 'Delft', 'Đức', 'Finland', 'apply', 'luật'],
      ...['$5,000', 'IELTS 6', 'học bổng', 'without maths', 'AI', '[1]', '<b>', '\u202e', 'art'],
    );
    const question = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
    );
    const answers = { ...noAnswers, ielts: 6.5, budgetMax: 20_000 };
    fc.assert(
      fc.property(question, fc.constantFrom('en' as const, 'vi' as const), (text, language) => {
        const { text: answered, cited } = answer(text, asker(language, { answers }));
        const numbers = [...answered.matchAll(/\[(\d+)\](?!\()/g)].map(([, digits]) =>
          Number(digits),
        );
        const first = [...new Set(numbers)];
        expect(first).toEqual(cited.map((_, index) => index + 1));
        expect(answered).not.toMatch(/<b>|\u202e|undefined|NaN|\[object/);
      }),
      { numRuns: 150 },
    );
  });
});
