import type { Feedback } from '@/api/feedback/contract';
import { countText } from '@/lib/count-text';
import type { Language } from '@/mocks/catalogue/text';
import { selectFindings, type DraftCheck } from './finding';
import { languageOfDraft } from './language';
import { checkLength, checkOpenings, checkParagraphs, checkSentences } from './structure-checks';
import { checkDetails, checkFillers, checkCliches, checkPassives } from './wording-checks';
import { parseDraft, type ParsedDraft } from './tokens';
import { english } from './words-en';
import { vietnamese } from './words-vi';

/** The checks of a draft in the order of the rubric; `limit` is `null` without a word limit. */
function runChecks(draft: ParsedDraft, language: Language, limit: number | null) {
  const { longSentence, longParagraph } = language === 'vi' ? vietnamese : english;
  return {
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

/**
 * Analyses a draft: rubric scores and remarks on its words, in the language `said`. Deterministic, and nothing
 * is rewritten. `null` for a draft without words.
 */
export function analyse(
  text: string,
  limit: number | null,
  responseLanguage: Language,
): Feedback | null {
  const draft = parseDraft(text);
  if (draft.tokens.length === 0) return null;
  const language = languageOfDraft(draft.tokens);
  const looks = runChecks(draft, language, limit);
  const { length, general, voice, fillers, sentences, openings, paragraphs, details } = looks;
  const remarks = selectFindings([
    length,
    general,
    voice,
    fillers,
    sentences,
    details,
    openings,
    paragraphs,
  ]);
  return {
    language,
    counts: { ...countText(text), sentences: draft.sentences.length },
    scores: Object.values(looks).map(({ score }) => ({
      key: score.key,
      label: score.label[responseLanguage],
      level: score.level,
      text: score.text[responseLanguage],
    })),
    comments: remarks.map(({ start, end, kind, question, suggestion }) => ({
      id: `${kind}-${start}`,
      start,
      end,
      kind,
      question: question[responseLanguage],
      suggestion: suggestion[responseLanguage],
    })),
  };
}
