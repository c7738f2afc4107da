import { countWords } from '@/lib/count-text';
import { levelWithin, countOf, type Finding, type DraftCheck } from './finding';
import type { ParsedDraft, TextRange, Sentence } from './tokens';

/** Words at the start of a sentence that a remark on the whole sentence marks. */
const HEAD = 7;

export function sentenceHead({ start, tokens }: Sentence): TextRange {
  return { start, end: tokens.slice(0, HEAD).at(-1)?.end ?? start };
}

/** The word that exceeds the limit, with the words after it in the same sentence. */
function overTheLimit(text: string, limit: number): TextRange | null {
  const runs = [...text.matchAll(/\S+/g)].filter(([run]) => /[\p{L}\p{N}]/u.test(run));
  const excess = runs.slice(limit, limit + HEAD);
  const stop = excess.findIndex(([run]) => /[.!?…]["'”’)]*$/.test(run));
  const over = stop < 0 ? excess : excess.slice(0, stop + 1);
  const [first] = over;
  const last = over.at(-1);
  return first && last ? { start: first.index, end: last.index + last[0].length } : null;
}

export function checkLength({ text }: ParsedDraft, limit: number | null): DraftCheck {
  const words = countWords(text);
  const label = { en: 'Length', vi: 'Độ dài' };
  if (limit === null) {
    const summary = {
      en: `${countOf(words, 'word')}. No limit was given.`,
      vi: `${words} từ. Bạn chưa cho biết giới hạn.`,
    };
    return { score: { key: 'length', label, level: null, text: summary }, findings: [] };
  }
  const over = words - limit;
  const at = over > 0 ? overTheLimit(text, limit) : null;
  const level =
    over > limit / 10 || words < limit / 5
      ? 1
      : over > 0 || words < limit / 3
        ? 2
        : words < limit / 2
          ? 3
          : 4;
  const summary =
    over > 0
      ? {
          en: `${countOf(words, 'word')}, ${over} more than the limit of ${limit}. Many forms cut the end off.`,
          vi: `${words} từ, quá giới hạn ${limit} từ là ${over} từ. Nhiều cổng nộp hồ sơ sẽ cắt mất phần cuối.`,
        }
      : {
          en: `${words} of ${limit} words.${level < 3 ? ' Most of your space is unused.' : level === 3 ? ' There is room for one more scene.' : ''}`,
          vi: `${words} trên ${limit} từ.${level < 3 ? ' Bạn còn nhiều chỗ để viết.' : level === 3 ? ' Còn chỗ cho một cảnh nữa.' : ''}`,
        };
  const finding = at && {
    ...at,
    kind: 'length',
    question: {
      en: `The limit of ${limit} words ends here. Which earlier sentence would nobody miss?`,
      vi: `Đến đây là quá giới hạn ${limit} từ. Câu nào ở phía trên bỏ đi cũng không ai thấy thiếu?`,
    },
    suggestion: {
      en: 'Look for two sentences that say the same thing and keep the one that shows it.',
      vi: 'Thử tìm hai câu cùng nói một ý và giữ lại câu cho người đọc thấy ý đó.',
    },
  };
  return {
    score: { key: 'length', label, level, text: summary },
    findings: finding ? [finding] : [],
  };
}

/** The root mean square distance of lengths from their mean. */
function spread(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
}

/** Sentences that are too long, and whether all have the same length. */
export function checkSentences({ sentences }: ParsedDraft, longest: number): DraftCheck {
  const lengths = sentences.map(({ tokens }) => tokens.length);
  const long = sentences.filter(({ tokens }) => tokens.length > longest);
  const mean = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
  const most = Math.max(...lengths);
  const even = sentences.length >= 5 && spread(lengths) < 3;
  const base = levelWithin(long.length / sentences.length, [0, 0.1, 0.25]);
  const remark = even
    ? {
        en: ' They’re all about the same length.',
        vi: ' Các câu dài gần như nhau.',
      }
    : { en: '', vi: '' };
  return {
    score: {
      key: 'sentences',
      label: { en: 'Sentences', vi: 'Câu' },
      level: even ? Math.min(base, 3) : base,
      text: {
        en: `${countOf(sentences.length, 'sentence')}, ${countOf(mean, 'word')} on average, the longest ${most}.${remark.en}`,
        vi: `${sentences.length} câu, trung bình ${mean} từ, câu dài nhất ${most} từ.${remark.vi}`,
      },
    },
    findings: long.map((sentence) => ({
      ...sentenceHead(sentence),
      kind: 'sentence',
      question: {
        en: `This sentence has ${sentence.tokens.length} words. Read it aloud: where do you run out of breath?`,
        vi: `Câu này có ${sentence.tokens.length} từ. Bạn đọc thành tiếng thử xem: đến đâu thì hụt hơi?`,
      },
      suggestion: {
        en: 'Try a full stop where the second thought begins, and see whether the first one works on its own.',
        vi: 'Thử chấm câu ở chỗ ý thứ hai bắt đầu, rồi xem ý thứ nhất có đứng vững một mình không.',
      },
    })),
  };
}

/** Paragraphs that are too long. */
export function checkParagraphs({ paragraphs }: ParsedDraft, longest: number): DraftCheck {
  const counted = paragraphs.map((paragraph) => ({
    head: paragraph.sentences[0],
    words: paragraph.sentences.reduce((sum, { tokens }) => sum + tokens.length, 0),
  }));
  const long = counted.filter(({ words }) => words > longest);
  const most = Math.max(...counted.map(({ words }) => words));
  const level = long.length === 0 ? 4 : paragraphs.length === 1 ? 1 : long.length === 1 ? 3 : 2;
  return {
    score: {
      key: 'paragraphs',
      label: { en: 'Paragraphs', vi: 'Đoạn' },
      level,
      text: {
        en: `${countOf(paragraphs.length, 'paragraph')}, the longest of ${countOf(most, 'word')}.`,
        vi: `${paragraphs.length} đoạn, đoạn dài nhất ${most} từ.`,
      },
    },
    findings: long.flatMap(({ head, words }): Finding[] =>
      head
        ? [
            {
              ...sentenceHead(head),
              kind: 'paragraph',
              question: {
                en: `The paragraph that begins here has ${words} words. What is the one thing it should leave with the reader?`,
                vi: `Đoạn bắt đầu từ đây dài ${words} từ. Đọc xong đoạn này, bạn muốn người đọc nhớ điều gì nhất?`,
              },
              suggestion: {
                en: 'Note that one thing next to each paragraph. Where you note two, make it two paragraphs.',
                vi: 'Thử ghi điều đó bên lề từng đoạn. Đoạn nào có hai điều thì nên tách làm hai.',
              },
            },
          ]
        : [],
    ),
  };
}

/** Nearby sentences that start with the same word. */
export function checkOpenings({ sentences }: ParsedDraft): DraftCheck {
  const opening = (at: number) => sentences[at]?.tokens[0]?.word;
  const again = sentences.flatMap((sentence, at) => {
    const word = opening(at);
    return word !== undefined && word === opening(at - 1) && word === opening(at - 2)
      ? [{ sentence, word: sentence.tokens[0] }]
      : [];
  });
  const near = sentences.filter(
    (_, at) => at > 0 && [opening(at - 1), opening(at - 2)].includes(opening(at)),
  ).length;
  return {
    score: {
      key: 'openings',
      label: { en: 'How sentences open', vi: 'Cách mở câu' },
      level: sentences.length < 3 ? null : levelWithin(near / sentences.length, [0.15, 0.3, 0.5]),
      text: {
        en:
          near === 0
            ? 'No two sentences near each other open with the same word.'
            : `${near} of ${countOf(sentences.length, 'sentence')} open like one just before.`,
        vi:
          near === 0
            ? 'Không có hai câu gần nhau nào mở đầu bằng cùng một từ.'
            : `${near} trên ${sentences.length} câu mở đầu giống một câu ngay trước đó.`,
      },
    },
    findings: again.flatMap(({ word }): Finding[] =>
      word
        ? [
            {
              start: word.start,
              end: word.end,
              kind: 'opening',
              question: {
                en: 'Three sentences in a row open with this word. What else is there in the scene that could come first?',
                vi: 'Ba câu liền nhau mở đầu bằng từ này. Trong cảnh ấy còn gì khác có thể đứng đầu câu?',
              },
              suggestion: {
                en: 'Begin one of them with a place, a time or a thing you could touch.',
                vi: 'Thử mở một câu bằng nơi chốn, thời điểm hoặc một vật cầm được trên tay.',
              },
            },
          ]
        : [],
    ),
  };
}
