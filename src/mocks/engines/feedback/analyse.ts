import type { Feedback } from '@/api/feedback/contract';
import { countText } from '@/lib/count-text';
import type { Language } from '@/mocks/catalogue/text';
import { chosen, type Look } from './finding';
import { languageOfDraft } from './language';
import { lookAtLength, lookAtOpenings, lookAtParagraphs, lookAtSentences } from './looks-shape';
import { lookAtDetails, lookAtFillers, lookAtGeneral, lookAtVoice } from './looks-words';
import { readDraft, type Draft } from './tokens';
import { english } from './words-en';
import { vietnamese } from './words-vi';

/** The checks of a draft in the order of the rubric; `limit` is `null` without a word limit. */
function looksAt(draft: Draft, language: Language, limit: number | null) {
  const { longSentence, longParagraph } = language === 'vi' ? vietnamese : english;
  return {
    length: lookAtLength(draft, limit),
    details: lookAtDetails(draft, language),
    general: lookAtGeneral(draft, language),
    voice: lookAtVoice(draft, language),
    fillers: lookAtFillers(draft, language),
    sentences: lookAtSentences(draft, longSentence),
    openings: lookAtOpenings(draft),
    paragraphs: lookAtParagraphs(draft, longParagraph),
  } satisfies Record<string, Look>;
}

/**
 * Analyses a draft: rubric scores and remarks on its words, in the language `said`. Deterministic, and nothing
 * is rewritten. `null` for a draft without words.
 */
export function analyse(text: string, limit: number | null, said: Language): Feedback | null {
  const draft = readDraft(text);
  if (draft.tokens.length === 0) return null;
  const language = languageOfDraft(draft.tokens);
  const looks = looksAt(draft, language, limit);
  const { length, general, voice, fillers, sentences, openings, paragraphs, details } = looks;
  const remarks = chosen([
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
      label: score.label[said],
      level: score.level,
      text: score.text[said],
    })),
    comments: remarks.map(({ start, end, kind, question, suggestion }) => ({
      id: `${kind}-${start}`,
      start,
      end,
      kind,
      question: question[said],
      suggestion: suggestion[said],
    })),
  };
}
