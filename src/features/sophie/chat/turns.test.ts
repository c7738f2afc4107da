// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/sophie/contract';
import { promptsFor } from './prompts';
import {
  mergeTurns,
  withoutMarkdown,
  turnsOf,
  withoutIncompleteMarkdown,
  type Turn,
} from './turns';

const at = '2026-11-20T00:00:00Z';
const ask = (id: string): Message => ({
  id: `${id}-q`,
  role: 'student',
  text: `What is ${id}?`,
  created_at: at,
  client_id: id,
});
const reply = (id: string, more: Partial<Message> = {}): Message => ({
  id: `${id}-a`,
  role: 'sophie',
  text: `It is ${id}.`,
  created_at: at,
  client_id: id,
  ...more,
});
const mine = (key: string, more: Partial<Turn> = {}): Turn => ({
  key,
  question: `What is ${key}?`,
  askedAt: at,
  text: 'mine',
  citations: [],
  state: 'done',
  failure: null,
  language: 'en-US',
  ...more,
});

describe('turnsOf', () => {
  it('pairs each answer with its question', () => {
    const turns = turnsOf([ask('a'), reply('a'), ask('b'), reply('b', { state: 'stopped' })]);
    expect(turns).toMatchObject([
      { key: 'a', question: 'What is a?', text: 'It is a.', state: 'done' },
      { key: 'b', text: 'It is b.', state: 'stopped' },
    ]);
  });

  it('keeps a message without a counterpart', () => {
    const turns = turnsOf([reply('x'), ask('a'), ask('b'), reply('b'), reply('y')]);
    expect(turns).toMatchObject([
      { question: '', text: 'It is x.' },
      { question: 'What is a?', text: '', state: 'failed' },
      { question: 'What is b?', text: 'It is b.' },
      { question: '', text: 'It is y.' },
    ]);
  });

  it('loses no message and gives each turn a unique key, for any input', () => {
    const message = fc.record({
      id: fc.nat(),
      role: fc.constantFrom('student' as const, 'sophie' as const),
      text: fc.string({ minLength: 1 }),
      created_at: fc.constant(at),
    });
    fc.assert(
      fc.property(fc.uniqueArray(message, { selector: ({ id }) => id }), (messages) => {
        const turns = turnsOf(messages);
        const texts = turns.flatMap(({ question, text }) => [question, text]).filter(Boolean);
        expect(texts).toEqual(messages.map(({ text }) => text));
        expect(new Set(turns.map(({ key }) => key)).size).toBe(turns.length);
      }),
    );
  });
});

describe('mergeTurns', () => {
  const read = turnsOf([ask('a'), reply('a'), ask('b'), reply('b')]);

  it('keeps the server’s order, and appends local turns', () => {
    expect(
      mergeTurns(read, [mine('b'), mine('c')], 'en-US').map(({ key, text }) => [key, text]),
    ).toEqual([
      ['a', 'It is a.'],
      ['b', 'mine'],
      ['c', 'mine'],
    ]);
  });

  it('prefers the server’s turn in another language, except for a pending one', () => {
    const own = [mine('a'), mine('b', { state: 'writing' })];
    expect(mergeTurns(read, own, 'vi-VN').map(({ text }) => text)).toEqual(['It is a.', 'mine']);
  });
});

describe('withoutIncompleteMarkdown', () => {
  it.each([
    ['a **bo', 'a **bo**'],
    ['a **bold** b', 'a **bold** b'],
    ['a **bold*', 'a **bold**'],
    ['a **', 'a '],
    ['a *', 'a '],
    ['cost [1', 'cost '],
    ['cost [1]', 'cost [1]'],
    ['see [the list](/sch', 'see '],
    ['see [the list](/school-list)', 'see [the list](/school-list)'],
    ['**a**\n- **b', '**a**\n- **b**'],
    ['so:\n\n| | A | B', 'so:'],
    ['so:\n\n| | A | B |\n| --', 'so:'],
    ['so:\n\n| | A |\n| -- | -- |\n| cost | **$1', 'so:\n\n| | A |\n| -- | -- |'],
    ['| | A |\n| -- | -- |\n| a | 1 |\n', '| | A |\n| -- | -- |\n| a | 1 |\n'],
    ['a\n\n*Bold is be', 'a\n\n*Bold is be*'],
  ])('%s', (half, whole) => expect(withoutIncompleteMarkdown(half)).toBe(whole));
});

describe('withoutMarkdown', () => {
  it.each([
    ['**Delft** is first [1].', 'Delft is first.'],
    ['- one [1]\n- two', 'one\ntwo'],
    ['See [the list](/school-list).', 'See the list.'],
    ['`x` and __y__', 'x and y'],
    ['| | A | B |\n| --- | --- | --- |\n| Cost | **$1** | $2 |', 'A, B.\nCost: $1, $2.'],
    ['*Bold is better.*', 'Bold is better.'],
  ])('%s', (markdown, text) => expect(withoutMarkdown(markdown)).toBe(text));
});

describe('a hostile answer of 200,000 characters', () => {
  it.each(['[', '[](', '*', ' ', '\n', '[1', '|', '| ', '|-'])(
    'is stripped in linear time: %j',
    (part) => {
      const text = `${part.repeat(200_000 / part.length)}x y`;
      const start = performance.now();
      withoutMarkdown(text);
      withoutIncompleteMarkdown(text);
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});

describe('promptsFor', () => {
  const nobody = { answers: 0, saved: 0, schools: [], country: null, essay: false };
  const keys = (standing: Parameters<typeof promptsFor>[0]) =>
    promptsFor(standing).map(({ key }) => key);

  it.each([
    [nobody, ['study', 'like', 'scholarships']],
    [{ ...nobody, answers: 3 }, ['fits', 'like', 'scholarships']],
    [{ ...nobody, saved: 1 }, ['closes', 'missing', 'study']],
    [
      { answers: 3, saved: 2, schools: ['A', 'B'], country: 'Finland', essay: true },
      ['closes', 'missing', 'compare'],
    ],
  ])('%o', (standing, expected) => expect(keys(standing)).toEqual(expected));

  it('has three different prompts', () => {
    const standing = fc.record({
      answers: fc.nat(8),
      saved: fc.nat(20),
      schools: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
      country: fc.option(fc.string({ minLength: 1 })),
      essay: fc.boolean(),
    });
    fc.assert(
      fc.property(standing, (one) => {
        expect(new Set(keys(one)).size).toBe(3);
      }),
    );
  });
});
