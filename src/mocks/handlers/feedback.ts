import { postEssayFeedback } from '@/api/feedback/contract';
import { integerError, lengthError } from '@/mocks/server/checks';
import { analyse } from '@/mocks/engines/feedback/analyse';
import { messages } from '@/mocks/server/messages';
import { Refusal, rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';

/** Most characters in a draft. */
const MAX_CHARACTERS = 20_000;

const longDraft = {
  en: 'A draft has at most 20,000 characters.',
  vi: 'Bản nháp dài tối đa 20.000 ký tự.',
};
const noDraft = {
  en: 'There is no text to read yet.',
  vi: 'Chưa có nội dung nào để đọc.',
};

/** Feedback on a draft, computed from the draft; no sentence is ever rewritten. Open to visitors. */
export const feedbackRoutes = {
  postEssayFeedback: route(postEssayFeedback, 'open', ({ body, language }) => {
    rejectInvalid({
      text: lengthError(body.text, MAX_CHARACTERS, longDraft),
      prompt: lengthError(body.prompt, 2000, messages.longPrompt),
      word_limit: integerError(body.word_limit, [1, 10_000], messages.wordLimit),
    });
    const feedback = analyse(
      body.text,
      { limit: body.word_limit ?? null, prompt: body.prompt ?? null },
      language,
    );
    if (!feedback) throw new Refusal(422, noDraft, { text: noDraft });
    return { data: feedback };
  }),
};
