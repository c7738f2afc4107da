import type { Language } from '@/mocks/catalogue/text';
import { keysOf } from '@/lib/keys-of';
import { countOf, levelWithin, type DraftCheck } from './finding';
import { findPhrases } from './phrases';
import type { ParsedDraft } from './tokens';
import { LISTS, quoted } from './wording-checks';

/** What to ask about a common phrase: a trait, a lesson, the world, a dream or the school calls for its own question. */
const CLICHE_QUESTIONS = {
  trait: {
    en: (phrase: string) =>
      `Many essays say “${phrase}”. On which day did it show, and what did you do that day?`,
    vi: (phrase: string) =>
      `Rất nhiều bài viết “${phrase}”. Điều đó thể hiện rõ vào hôm nào, và hôm đó bạn đã làm gì?`,
  },
  lesson: {
    en: (phrase: string) =>
      `“${phrase}”: what exactly have you done differently since then, for example last week?`,
    vi: (phrase: string) =>
      `“${phrase}”: từ đó đến nay bạn làm gì khác đi, chẳng hạn trong tuần vừa rồi?`,
  },
  world: {
    en: (phrase: string) =>
      `“${phrase}” is very large. Who is the one person you have in mind, and what would change for them?`,
    vi: (phrase: string) =>
      `“${phrase}” thì rộng quá. Bạn đang nghĩ đến một người cụ thể nào, và điều gì sẽ khác đi với người đó?`,
  },
  dream: {
    en: (phrase: string) =>
      `“${phrase}”: what have you already done for it, and what did you find hard?`,
    vi: (phrase: string) => `“${phrase}”: bạn đã làm được gì cho điều đó, và thấy khó ở chỗ nào?`,
  },
  school: {
    en: (phrase: string) =>
      `“${phrase}” fits every school. Which course, project or teacher there could you name?`,
    vi: (phrase: string) =>
      `“${phrase}” thì trường nào cũng hợp. Bạn nêu được môn học, dự án hay thầy cô nào ở đó?`,
  },
} as const;

/** Phrases that occur in many essays. */
export function checkCliches(draft: ParsedDraft, language: Language): DraftCheck {
  const groups = LISTS[language].general;
  const kinds = keysOf(CLICHE_QUESTIONS);
  const found = kinds
    .flatMap((group) =>
      findPhrases(draft.tokens, groups[group]).map((range) => ({ ...range, group })),
    )
    .toSorted((a, b) => a.start - b.start);
  return {
    score: {
      key: 'own',
      label: { en: 'In your own words', vi: 'Lời của riêng bạn' },
      level: levelWithin(found.length, [0, 1, 3]),
      text: {
        en:
          found.length === 0
            ? 'No overused phrases found.'
            : `${countOf(found.length, 'phrase')} that readers see in many essays.`,
        vi:
          found.length === 0
            ? 'Không có cụm từ nào quen đến mức bài nào cũng gặp.'
            : `${found.length} cụm từ mà người đọc gặp trong rất nhiều bài.`,
      },
    },
    findings: found.map((range) => {
      const phrase = quoted(draft, range);
      const question = CLICHE_QUESTIONS[range.group];
      return {
        start: range.start,
        end: range.end,
        kind: 'general',
        question: { en: question.en(phrase), vi: question.vi(phrase) },
        suggestion: {
          en: 'Tell that first. Then see whether the sentence is still needed.',
          vi: 'Bạn thử kể điều đó trước, rồi xem câu này còn cần không.',
        },
      };
    }),
  };
}
