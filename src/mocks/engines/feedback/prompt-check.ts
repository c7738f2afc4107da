import type { Language } from '@/mocks/catalogue/text';
import { foldWords } from '@/lib/fold-text';
import type { DraftCheck } from './finding';
import { languageOfDraft } from './language';
import { sentenceHead } from './structure-checks';
import { parseDraft, type ParsedDraft } from './tokens';

/** Words of prompts that say nothing about their subject. */
const STOP = new Set(
  foldWords(
    `a an the of to in on at for with and or but if is are was were be been do does did have has had will would should
     could can may might you your yours yourself we our us they their it its this that these those there what which who
     whom how why when where please describe discuss tell explain share write essay words word prompt question answer
     most more some any all one about into from as by not no than then so such time something someone want wanted
     people person life important experience example why tai sao vì sao hãy viết kể về một những các của bạn em mình tôi
     anh chị là có và hoặc nhưng cho với trong ngoài trên dưới khi nào gì ai đâu như thế này đó bài luận từ không quá tối
     đa được đã sẽ đang điều việc người cuộc sống muốn nhất nêu trình bày
     problem problems solve solved challenge challenged setback failure failed obstacle obstacles belief idea topic event
     moment lesson lessons learn learned learnt community background identity interest talent gratitude accomplishment
     growth choice affect affected recount reflect vấn đề giải quyết thử thách thất bại khó khăn niềm tin ý tưởng chủ đề
     sự kiện khoảnh khắc bài học cộng đồng bản thân trưởng thành lại đáng nhớ`,
  ).split(' '),
);

/** `studying` and `studies` are one word. */
function stem(word: string): string {
  return word.length > 5 ? word.replace(/(ies|ing|ed|es|s|y)$/, '') : word.replace(/s$/, '');
}

/** What a prompt is about: its words without those of every prompt, as they are written. */
function subjectOf(prompt: ParsedDraft): string[] {
  const words = prompt.tokens
    .map(({ word }) => word)
    .filter((word) => !STOP.has(foldWords(word)) && !/^\d/.test(word));
  return [...new Set(words)].filter((word) => word.length > 1);
}

const REASON = {
  en: /\b(because|since|so that|reason|that is why|that's why|which is why|led me|made me)\b/i,
  vi: /(?:vì|bởi|nên|lý do|nhờ|khiến|do đó)/iu,
};

/** Whether the draft answers its prompt: what the prompt is about occurs in it, and a `why` has a reason. */
export function checkPrompt(
  draft: ParsedDraft,
  prompt: string | null,
  language: Language,
): DraftCheck {
  const label = { en: 'The prompt', vi: 'Đề bài' };
  const score = (level: number | null, en: string, vi: string) => ({
    key: 'prompt',
    label,
    level,
    text: { en, vi },
  });
  const asked = parseDraft(prompt ?? '');
  const subject = subjectOf(asked);
  if (subject.length === 0) {
    const text = prompt?.trim()
      ? {
          en: 'We found no clear subject in the prompt to look for. Read it once more next to your last paragraph.',
          vi: 'Đề bài không nêu chủ đề cụ thể để tìm trong bài. Bạn đọc lại đề rồi so với đoạn cuối nhé.',
        }
      : {
          en: 'Enter the prompt, and the draft is compared with it.',
          vi: 'Bạn hãy nhập đề bài để bản nháp được so với đề.',
        };
    return { score: score(null, text.en, text.vi), findings: [] };
  }
  if (languageOfDraft(asked.tokens) !== language) {
    return {
      score: score(
        null,
        'The prompt and the draft are in different languages.',
        'Đề bài và bản nháp khác ngôn ngữ nên chưa so được.',
      ),
      findings: [],
    };
  }
  const written = new Set(draft.tokens.map(({ word }) => stem(foldWords(word))));
  const missing = subject.filter((word) => !written.has(stem(foldWords(word))));
  const share = 1 - missing.length / subject.length;
  const why = /\b(why|reason)\b|vì sao|tại sao|lý do/iu.test(prompt ?? '');
  const noReason = why && !REASON[language].test(draft.text);
  const named = missing
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join(', ');
  const last = draft.sentences.at(-1);
  const findings =
    !last || (share > 0.34 && !noReason)
      ? []
      : [
          {
            ...sentenceHead(last),
            kind: 'prompt',
            question:
              share > 0.34
                ? {
                    en: 'The prompt asks why. Which sentence of yours gives the reason, and could a reader find it?',
                    vi: 'Đề bài hỏi vì sao. Câu nào của bạn nêu lý do, và người đọc có tìm thấy không?',
                  }
                : {
                    en: `The prompt asks about ${named}. Which sentence answers that, and does the reader reach it before the end?`,
                    vi: `Đề bài hỏi về ${named}. Câu nào trả lời điều đó, và người đọc có gặp câu ấy trước khi hết bài không?`,
                  },
            suggestion: {
              en: 'Read the prompt once more and underline its verbs. Then write one sentence that answers it, only for yourself.',
              vi: 'Bạn đọc lại đề, gạch chân các động từ, rồi viết một câu trả lời thẳng vào đề, chỉ cho riêng mình.',
            },
          },
        ];
  const level = share === 0 ? 1 : share <= 0.34 ? 2 : noReason ? 3 : 4;
  const found = subject.length - missing.length;
  return {
    score: score(
      level,
      `${found} of ${subject.length} words of the prompt occur in the draft.${noReason ? ' It asks why, and no reason was found.' : ''}`,
      `${found} trên ${subject.length} từ khóa của đề có trong bản nháp.${noReason ? ' Đề hỏi vì sao mà chưa thấy lý do.' : ''}`,
    ),
    findings,
  };
}
