import type { Feedback } from '@/api/feedback/contract';
import { countText } from '@/lib/count-text';
import type { Language } from '@/mocks/catalogue/text';
import { checkCliches } from './cliche-check';
import { selectFindings, type DraftCheck, type Finding, type RubricScore } from './finding';
import { languageOfDraft } from './language';
import { checkPrompt } from './prompt-check';
import { unreadable } from './readable';
import { checkLength, checkOpenings, checkParagraphs, checkSentences } from './structure-checks';
import { parseDraft, type ParsedDraft } from './tokens';
import { beginning, MIN_DRAFT_WORDS, readersQuestion, unreadableFinding } from './whole-draft';
import { checkDetails, checkFillers, checkPassives } from './wording-checks';
import { english } from './words-en';
import { vietnamese } from './words-vi';

/** What the essay is written for; `limit` in words. */
export type EssayTask = { limit: number | null; prompt: string | null };

/** The checks of a draft in the order of the rubric. */
function runChecks(draft: ParsedDraft, language: Language, { limit, prompt }: EssayTask) {
  const { longSentence, longParagraph } = language === 'vi' ? vietnamese : english;
  return {
    prompt: checkPrompt(draft, prompt, language),
    length: checkLength(draft, limit),
    details: checkDetails(draft, language),
    general: checkCliches(draft, language),
    voice: checkPassives(draft, language),
    fillers: checkFillers(draft, language),
    sentences: checkSentences(draft, longSentence),
    openings: checkOpenings(draft),
    paragraphs: checkParagraphs(draft, longParagraph),
  } satisfies Record<string, DraftCheck>;
}

/** The rubric and the comments of a whole draft, of any length. Each question is asked once. */
function assess(draft: ParsedDraft, language: Language, task: EssayTask) {
  const looks = runChecks(draft, language, task);
  const { prompt, length, general, voice, fillers, sentences, openings, paragraphs, details } =
    looks;
  const comments = selectFindings(
    [prompt, length, general, voice, fillers, sentences, details, openings, paragraphs].map(
      ({ findings }) => findings,
    ),
  );
  return { scores: Object.values(looks).map(({ score }) => score), comments };
}

/** A draft that is too short or no essay gets one question and no rubric: there is nothing to assess. */
function assessOrBegin(draft: ParsedDraft, language: Language, task: EssayTask) {
  const [first] = draft.sentences;
  const why = unreadable(draft);
  const only = (finding: Finding) => ({ scores: [], comments: [finding] });
  if (first && draft.tokens.length < MIN_DRAFT_WORDS) return only(beginning(first, task.prompt));
  if (first && why) return only(unreadableFinding(first, why));
  const whole = assess(draft, language, task);
  const { comments } = whole;
  return { ...whole, comments: selectFindings([comments, readersQuestion(draft)]) };
}

/** A draft as the page shows it, in the language of the response. */
function feedbackOn(
  text: string,
  responseLanguage: Language,
  look: (draft: ParsedDraft, language: Language) => { scores: RubricScore[]; comments: Finding[] },
): Feedback | null {
  const draft = parseDraft(text);
  if (draft.tokens.length === 0) return null;
  const language = languageOfDraft(draft.tokens);
  const { scores, comments } = look(draft, language);
  return {
    language,
    counts: { ...countText(text), sentences: draft.sentences.length },
    scores: scores.map(({ key, label, level, text: reason }) => ({
      key,
      label: label[responseLanguage],
      level,
      text: reason[responseLanguage],
    })),
    comments: comments.map(({ start, end, kind, question, suggestion }) => ({
      id: `${kind}-${start}`,
      start,
      end,
      kind,
      question: question[responseLanguage],
      suggestion: suggestion[responseLanguage],
    })),
  };
}

/**
 * Rubric scores and comments on the words of a draft. Under 50 words, and for what is no essay, only a question that
 * helps to begin. Deterministic, and nothing is rewritten. `null` for a draft without words.
 */
export function analyse(
  text: string,
  task: EssayTask,
  responseLanguage: Language,
): Feedback | null {
  return feedbackOn(text, responseLanguage, (draft, language) =>
    assessOrBegin(draft, language, task),
  );
}

/** All checks of a text of any length, without the questions about the whole: for the tests of the checks. */
export function assessText(
  text: string,
  limit: number | null,
  responseLanguage: Language,
): Feedback | null {
  return feedbackOn(text, responseLanguage, (draft, language) =>
    assess(draft, language, { limit, prompt: null }),
  );
}
