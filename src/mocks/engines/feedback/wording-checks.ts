import type { Language } from '@/mocks/catalogue/text';
import { levelWithin, countOf, type Finding, type DraftCheck } from './finding';
import { sentenceHead } from './structure-checks';
import { findPhrases } from './phrases';
import type { ParsedDraft, TextRange, Sentence, Token } from './tokens';
import { english } from './words-en';
import { vietnamese } from './words-vi';

export const LISTS = { en: english, vi: vietnamese };
/** Shorter drafts are scored as if they had this many words: a share of a few words means nothing. */
const MIN_DRAFT_WORDS = 100;

export function quoted({ text }: ParsedDraft, { start, end }: TextRange): string {
  return text.slice(start, end).normalize('NFC');
}

/** One decimal in both languages. */
function decimal(value: number): { en: string; vi: string } {
  const en = String(Math.round(value * 10) / 10);
  return { en, vi: en.replace('.', ',') };
}

/**
 * Filler words. More of them never improve the level: no phrase hides another one, and the bounds are below
 * the share of any single phrase.
 */
export function checkFillers(draft: ParsedDraft, language: Language): DraftCheck {
  const found = findPhrases(draft.tokens, LISTS[language].fillers);
  const share = (found.length * 100) / Math.max(draft.tokens.length, MIN_DRAFT_WORDS);
  const perHundred = decimal(share);
  return {
    score: {
      key: 'plain',
      label: { en: 'Filler words', vi: 'Từ đệm' },
      level: levelWithin(share, [1, 2.5, 5]),
      text: {
        en:
          found.length === 0
            ? 'We found no words you could leave out.'
            : `${countOf(found.length, 'word')} that may add nothing, ${perHundred.en} in a hundred.`,
        vi:
          found.length === 0
            ? 'Không thấy từ đệm nào bỏ đi được.'
            : `${found.length} chỗ có từ đệm, tức ${perHundred.vi} trên một trăm từ.`,
      },
    },
    findings: found.map((range) => {
      const word = quoted(draft, range);
      return {
        start: range.start,
        end: range.end,
        kind: 'filler',
        question: {
          en: `Leave out “${word}” and read the sentence again. What’s lost?`,
          vi: `Bạn thử bỏ “${word}” rồi đọc lại câu. Câu có mất gì không?`,
        },
        suggestion: {
          en: 'If the sentence is weaker without it, look for a stronger verb or a figure instead.',
          vi: 'Nếu câu yếu đi, thử tìm một động từ mạnh hơn hoặc một con số thay cho nó.',
        },
      };
    }),
  };
}

function isParticiple(token: Token, language: Language): boolean {
  const { participles, notParticiples } = LISTS[language];
  if (participles.has(token.word)) return true;
  return language === 'en' && /..ed$/.test(token.word) && !notParticiples.has(token.word);
}

/** Passive constructions without an actor. */
function passives({ tokens }: Sentence, language: Language): TextRange[] {
  const { passive, between, pairs } = LISTS[language];
  return tokens.flatMap((token, at) => {
    if (!passive.has(token.word)) return [];
    let next = at + 1;
    while (between.has(tokens[next]?.word ?? '')) next += 1;
    const [one, two] = [tokens[next], tokens[next + 1]];
    if (!one) return [];
    if (two && pairs.has(`${one.word} ${two.word}`)) return [{ start: token.start, end: two.end }];
    // `was taught by my teachers` says who.
    const actor =
      language === 'en' && tokens.slice(next + 1, next + 5).some(({ word }) => word === 'by');
    return isParticiple(one, language) && !actor ? [{ start: token.start, end: one.end }] : [];
  });
}

/** Sentences in the passive without an actor. */
export function checkPassives({ sentences }: ParsedDraft, language: Language): DraftCheck {
  const found = sentences.map((sentence) => passives(sentence, language));
  const count = found.filter((ranges) => ranges.length > 0).length;
  return {
    score: {
      key: 'voice',
      label: { en: 'Who acts', vi: 'Ai làm' },
      level: levelWithin(count / sentences.length, [0.15, 0.3, 0.5]),
      text: {
        en:
          count === 0
            ? 'In each sentence, someone does something.'
            : `${count} of ${countOf(sentences.length, 'sentence')} ${count === 1 ? 'doesn’t' : 'don’t'} say who did it.`,
        vi:
          count === 0
            ? 'Câu nào cũng có người làm việc gì đó.'
            : `${count} trên ${sentences.length} câu nói đến việc đã làm mà không rõ ai làm.`,
      },
    },
    findings: found.flat().map((range) => ({
      ...range,
      kind: 'passive',
      question: {
        en: 'Who did this? If it was you, why doesn’t the sentence say so?',
        vi: 'Ai làm việc này? Nếu là bạn, sao câu không nói ra?',
      },
      suggestion: {
        en: 'Put the person first and see whether the sentence gets shorter. If nobody knows who it was, leave it.',
        vi: 'Thử đưa người làm lên đầu xem câu có gọn hơn không. Nếu thật không biết ai làm thì cứ để vậy.',
      },
    })),
  };
}

/** Counts what can be seen, heard, counted or named; a name of several words counts once. */
function countDetails({ tokens }: Sentence, language: Language): number {
  const { senses, numbers, notSenses } = LISTS[language];
  const inPair = (at: number) =>
    notSenses.has(`${tokens[at - 1]?.word} ${tokens[at]?.word}`) ||
    notSenses.has(`${tokens[at]?.word} ${tokens[at + 1]?.word}`);
  return tokens.filter((token, at) => {
    const name = at > 0 && token.capital && token.word !== 'i' && !token.word.startsWith("i'");
    return (
      /\d/.test(token.word) ||
      ((senses.has(token.word) || numbers.has(token.word)) && !inPair(at)) ||
      (name && !(at > 1 && tokens[at - 1]?.capital))
    );
  }).length;
}

/** Details per hundred words that are enough. */
const ENOUGH_DETAILS = 3.5;

/** Sentences without a detail that make a gap worth a remark. */
const GAP_SENTENCES = 3;

/** Names, figures and sense impressions. */
export function checkDetails({ sentences, tokens }: ParsedDraft, language: Language): DraftCheck {
  const each = sentences.map((sentence) => countDetails(sentence, language));
  const total = each.reduce((sum, one) => sum + one, 0);
  const share = (total * 100) / Math.max(tokens.length, 1);
  const perHundred = decimal(share);
  // A draft with enough details may have such gaps.
  const heads = sentences.filter(
    (_, at) =>
      share <= ENOUGH_DETAILS &&
      each.slice(at, at + GAP_SENTENCES).filter((count) => count === 0).length === GAP_SENTENCES &&
      each[at - 1] !== 0,
  );
  return {
    score: {
      key: 'concrete',
      label: { en: 'Concrete details', vi: 'Chi tiết thấy được' },
      level: tokens.length < 40 ? null : 5 - levelWithin(share, [1.5, ENOUGH_DETAILS, 6]),
      text: {
        en: `${countOf(total, 'name, figure or thing', 'names, figures and things')} that you can see or hear, ${perHundred.en} in a hundred words.`,
        vi: `${total} tên riêng, con số và chi tiết nghe thấy, nhìn thấy được, tức ${perHundred.vi} trên một trăm từ.`,
      },
    },
    findings: heads.map((sentence): Finding => ({
      ...sentenceHead(sentence),
      kind: 'concrete',
      question: {
        en: 'From here on, nothing can be seen or heard for a while. If someone had filmed this, what would be in the picture?',
        vi: 'Từ đây trở đi, suốt một đoạn không có gì nhìn hay nghe thấy được. Nếu có người quay phim lúc ấy, trong khung hình sẽ có gì?',
      },
      suggestion: {
        en: 'One name, one figure or one sound is often enough.',
        vi: 'Thường chỉ cần một cái tên, một con số hoặc một âm thanh là đủ.',
      },
    })),
  };
}
