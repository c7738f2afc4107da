// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pumpTexts, ledgerTexts } from '@/mocks/data/seed-essay-texts';
import { analyse, assessText } from './analyse';

const LANGUAGES = ['en', 'vi'] as const;
const FILLERS = {
  en: ['very', 'really', 'in order to', 'due to the fact that', 'at the end of the day', 'kind of'],
  vi: ['rất', 'vô cùng', 'thật sự', 'nói chung', 'như mọi người đều biết', 'hết sức'],
};
const DRAFTS = {
  en: [
    'The pump behind Bình Đại market was broken for eleven days.',
    'I was very proud of it in order to be seen.',
    'My grandmother carried water, and nobody was kind of angry.',
    'From this experience I learned that hard work pays.',
  ],
  vi: [
    'Bà ngoại tôi không biết chữ nhưng chưa bao giờ tính nhầm.',
    'Tôi thật sự rất vui và vô cùng tự hào về bà.',
    'Mỗi vạch bên cạnh là mười nghìn đồng.',
    'Nói chung đó là một bài học quý giá.',
  ],
};

const NO_TASK = { limit: null, prompt: null };
const READERS = [
  (text: string, language: 'en' | 'vi') => assessText(text, 5, language),
  (text: string, language: 'en' | 'vi') =>
    analyse(text, { limit: 5, prompt: 'Why nursing?' }, language),
];

const levelOf = (text: string, key: string) =>
  assessText(text, null, 'en')?.scores.find((score) => score.key === key)?.level ?? null;

const kindsIn = (text: string) =>
  assessText(text, null, 'en')?.comments.map(({ kind }) => kind) ?? [];

const wordsAt = (text: string, kind: string) =>
  assessText(text, null, 'en')
    ?.comments.filter((comment) => comment.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

/** Arbitrary text, plausible or not. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...DRAFTS.en,
        ...DRAFTS.vi,
        ...FILLERS.en,
        ...FILLERS.vi,
        ' ',
        '\n',
        '\r\n\r\n',
        '👩‍👩‍👧',
        'e\u0302\u0301',
        '. ',
        '\u202e',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

describe('the analysis of a draft', () => {
  it('puts every remark on words of the text, in order, without overlap', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...READERS),
        (text, language, read) => {
          const { comments = [] } = read(text, language) ?? {};
          let last = 0;
          for (const { start, end } of comments) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeLessThanOrEqual(text.length);
            const words = text.slice(start, end);
            expect(words).toMatch(/[\p{L}\p{N}]/u);
            expect(words).toBe(words.trim());
            expect(words).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
            last = end;
          }
          expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length);
          expect(new Set(comments.map(({ question }) => question)).size).toBe(comments.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('gives the same result for the same draft, on the same words in both languages', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [one, other] = [assessText(text, 20, 'en'), assessText(text, 20, 'vi')];
        expect(assessText(text, 20, 'en')).toEqual(one);
        const places = (feedback: typeof one) =>
          feedback?.comments.map(({ id, start, end }) => [id, start, end]);
        expect(places(other)).toEqual(places(one));
        expect(other?.scores.map(({ level }) => level)).toEqual(
          one?.scores.map(({ level }) => level),
        );
      }),
    );
  });

  it('never raises the level for an added filler word', () => {
    const added = fc.constantFrom(...LANGUAGES).chain((language) =>
      fc.record({
        sentences: fc.array(fc.constantFrom(...DRAFTS[language]), { minLength: 1, maxLength: 30 }),
        filler: fc.constantFrom(...FILLERS[language]),
        at: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(added, ({ sentences, filler, at }) => {
        const words = sentences.join(' ').split(' ');
        const place = at % (words.length + 1);
        const more = [...words.slice(0, place), filler, ...words.slice(place)].join(' ');
        expect(levelOf(more, 'plain')).toBeLessThanOrEqual(levelOf(words.join(' '), 'plain') ?? 4);
      }),
      { numRuns: 600 },
    );
  });

  it('handles ten thousand characters, emoji and one endless word', () => {
    for (const text of ['word '.repeat(2000), '😀'.repeat(5000) + ' end.', 'x'.repeat(10_000)]) {
      expect(assessText(text, 650, 'en')).not.toBeNull();
    }
  });

  it.each(['', '   \n\t ', '…!?', '😀😀'])(
    'returns nothing for a text without words: %j',
    (text) => {
      expect(analyse(text, NO_TASK, 'vi')).toBeNull();
    },
  );

  it('detects the language of a draft with foreign names', () => {
    expect(assessText(pumpTexts.at(-1) ?? '', null, 'vi')?.language).toBe('en');
    expect(assessText(ledgerTexts.at(-1) ?? '', null, 'en')?.language).toBe('vi');
    expect(assessText(ledgerTexts[0].normalize('NFD'), null, 'en')?.language).toBe('vi');
  });

  it('finds weak wording in English', () => {
    expect(wordsAt('It was very cold. We were basically lost.', 'filler')).toEqual([
      'very',
      'basically',
    ]);
    expect(wordsAt('The fuse was tested on the third evening by nobody.', 'passive')).toEqual([
      'was tested',
    ]);
    expect(wordsAt('It is my dream to study, and I have a passion.', 'general')).toEqual([
      'It is my dream',
      'passion',
    ]);
    expect(wordsAt('I ran home. I fell down. I got up again.', 'opening')).toEqual(['I']);
    expect(kindsIn(`We went ${'and went '.repeat(20)}home.`)).toContain('sentence');
    expect(kindsIn('Mr. Smith left at 5.30. He came back.')).not.toContain('sentence');
  });

  it('finds weak wording in Vietnamese, composed or not', () => {
    const text = 'Tôi có niềm đam mê rất lớn với máy tính. Câu lạc bộ được tổ chức mỗi tuần.';
    for (const form of ['NFC', 'NFD'] as const) {
      const draft = text.normalize(form);
      const at = (kind: string) => wordsAt(draft, kind)?.map((words) => words.normalize('NFC'));
      expect(at('filler')).toEqual(['rất']);
      expect(at('general')).toEqual(['niềm đam mê']);
      expect(at('passive')).toEqual(['được tổ chức']);
      expect(wordsAt('Em được chọn vào đội tuyển của trường.', 'passive')).toEqual([]);
    }
  });

  it('finds names, figures and senses in a scene and none in a general text', () => {
    const scene = pumpTexts.at(-1) ?? '';
    const general =
      'I think that education is important for people because it gives them a better future. '.repeat(
        4,
      );
    expect(levelOf(scene, 'concrete')).toBeGreaterThanOrEqual(3);
    expect(levelOf(general, 'concrete')).toBe(1);
    expect(kindsIn(general)).toContain('concrete');
  });

  it('marks the word that exceeds the limit', () => {
    const text = 'one two three four five';
    const over = assessText(text, 3, 'en')?.comments.find(({ kind }) => kind === 'length');
    expect(text.slice(over?.start, over?.end)).toBe('four five');
    expect(assessText(text, 5, 'en')?.comments).toEqual([]);
  });
});
