// @vitest-environment node
import { expect, it } from 'vitest';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { answer } from '@/mocks/engines/sophie/answer';
import { NOW } from '@/mocks/engines/sophie/questions/expect';
import { answerTo, markedIn, QUESTIONS, recordsOf } from '@/mocks/engines/sophie/questions/tables';

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const compared = QUESTIONS.filter(({ kind }) => kind === 'compare')
  .map(({ question }) => ({ question, given: answerTo(question) }))
  .filter(({ given }) => given.text.includes('| --- |'));

it('compares as a table of at most four rows, with a source in the head of each column', () => {
  expect(compared.length).toBeGreaterThanOrEqual(30);
  const wrong = compared.filter(({ given }) => {
    const [head = [], , ...rows] = rowsOf(given.text);
    const cited = head.slice(1).every((cell) => /\[\d+\]$/.test(cell));
    return !cited || rows.length > 4 || rows.flat().includes('');
  });
  expect(wrong.map(({ question }) => question)).toEqual([]);
});

it('has no figure that would also pass in the other column', () => {
  const question = 'Compare Tampere and Twente';
  const { text, cited, language } = answerTo(question);
  const swapped = text.replace(/^\| A year \| (.+) \| (.+) \|$/m, '| A year | $2 | $1 |');
  expect(swapped).not.toBe(text);
  const marked = markedIn(swapped, recordsOf({ text, cited, language }), question);
  expect(marked.map(({ start, end }) => swapped.slice(start, end))).toEqual(['$18,400', '$13,000']);
});

it('answers in its first sentence by the budget, and has the better facts in bold', () => {
  const answers = { ...noAnswers, budgetMax: 15_000, average: 8.6 };
  const { text } = answer('Compare Tampere and Twente', {
    language: 'en',
    now: NOW,
    answers,
    saved: null,
  });
  expect(text).toMatch(
    /^\*\*Tampere University \[1\] fits your budget; the University of Twente \[2\] doesn’t yet\.\*\*/,
  );
  expect(text).toContain('| A year | **$13,000** | $18,400 |');
  expect(text).toContain('*Bold is better for you.');
  expect(text).toContain('At both, your average of 8.6 is enough.');
});

it.each([
  ['Who is the president?', /^I can’t answer that one\. /],
  ['Does Oulu rent rooms?', /^Housing isn’t in my catalogue\. /],
  ['I feel hopeless', /^[^*]/],
])('says plainly what is no answer: %s', (question, begins) => {
  expect(answerTo(question).text).toMatch(begins);
});
