import type { Finding } from './finding';
import { sentenceHead } from './structure-checks';
import type { ParsedDraft, Sentence } from './tokens';

/** Shorter drafts only get a question that helps to begin. */
export const MIN_DRAFT_WORDS = 50;

const TURN =
  /\b(but|until|instead|suddenly|realized|realised|for the first time|then one)\b|(?:^|\s)(?:nhưng|cho đến|bỗng|thay vì|lần đầu|mới hiểu|nhận ra)(?=\s)/iu;

/** How to begin, for a draft of a few words. */
export function beginning(first: Sentence, prompt: string | null): Finding {
  return {
    ...sentenceHead(first),
    kind: 'begin',
    question: prompt
      ? {
          en: 'What happened to you that this prompt made you think of first? Where were you, and what did you do with your hands?',
          vi: 'Đọc đề này, bạn nhớ ngay đến chuyện gì của mình? Lúc ấy bạn ở đâu, tay bạn đang làm gì?',
        }
      : {
          en: 'Which moment here could someone have filmed? Where were you, and what did you do with your hands?',
          vi: 'Khoảnh khắc nào ở đây có thể quay phim được? Lúc ấy bạn ở đâu, tay bạn đang làm gì?',
        },
    suggestion: {
      en: `Set a timer for fifteen minutes and write ten moments, one line each. Choose one, write about it without stopping, and come back with at least ${MIN_DRAFT_WORDS} words.`,
      vi: `Bạn đặt đồng hồ mười lăm phút, viết ra mười khoảnh khắc, mỗi cái một dòng. Chọn một, viết liền một mạch, rồi quay lại khi có ít nhất ${MIN_DRAFT_WORDS} từ.`,
    },
  };
}

/** For a text that is not an essay. */
export function unreadableFinding(first: Sentence, why: 'words' | 'repeated'): Finding {
  return {
    ...sentenceHead(first),
    kind: 'unreadable',
    question:
      why === 'repeated'
        ? {
            en: 'The same words come again and again here. What would you tell a friend about this, in your own words and only once?',
            vi: 'Ở đây cùng những từ ấy lặp đi lặp lại. Nếu kể chuyện này cho một người bạn, chỉ một lần, bạn sẽ nói thế nào?',
          }
        : {
            en: 'This doesn’t read as an English or Vietnamese text, so there is nothing to assess yet. What do you want to tell the reader?',
            vi: 'Đoạn này không đọc được như một bài tiếng Việt hay tiếng Anh nên chưa có gì để nhận xét. Bạn muốn kể với người đọc điều gì?',
          },
    suggestion: {
      en: 'Begin with one thing that happened, in whole sentences.',
      vi: 'Bạn thử bắt đầu bằng một việc đã xảy ra, viết thành câu trọn vẹn.',
    },
  };
}

/** A question that a good reader asks of any essay: at its turn, or else at its end. */
export function readersQuestion({ sentences }: ParsedDraft): Finding[] {
  const text = ({ tokens }: Sentence) => tokens.map(({ word }) => word).join(' ');
  const turn = sentences.slice(1).find((sentence) => TURN.test(text(sentence)));
  const last = sentences.at(-1);
  const at = turn ?? last;
  if (!at) return [];
  return [
    {
      ...sentenceHead(at),
      kind: 'reader',
      question: turn
        ? {
            en: 'Something changes here. What did you think the moment before, and what made you see it differently?',
            vi: 'Ở đây có điều gì đó thay đổi. Ngay trước lúc ấy bạn nghĩ thế nào, và điều gì khiến bạn nghĩ khác đi?',
          }
        : {
            en: 'After all this, what do you still not know, and how would you find out?',
            vi: 'Sau tất cả, còn điều gì bạn chưa biết, và bạn sẽ tìm hiểu bằng cách nào?',
          },
      suggestion: {
        en: 'If the answer surprises you, it may belong in the essay. If not, leave the text as it is.',
        vi: 'Nếu câu trả lời làm chính bạn bất ngờ, có lẽ nó nên ở trong bài. Nếu không, cứ để bài như vậy.',
      },
    },
  ];
}
