import type { Language } from '@/mocks/catalogue/text';
import { adviseMajor, aboutMajor } from './answers/advice';
import { careForDistress, careForRejection } from './answers/care';
import { aboutCost } from './answers/cost';
import { aboutDeadlines } from './answers/deadline';
import { aboutEssays } from './answers/essay';
import { findPrograms } from './answers/find-programs';
import {
  aboutRankings,
  beyondCatalogue,
  fromGuide,
  introduction,
  notUnderstood,
  welcome,
} from './answers/other';
import { aboutAverages, aboutLanguages } from './answers/place-facts';
import { aboutApplying, aboutRequirements } from './answers/requirements';
import { listGaps, nextDeadlines } from './answers/saved-list';
import { aboutScholarships } from './answers/scholarships';
import { aboutSchool } from './answers/school';
import { aboutTests } from './answers/tests';
import { aboutVisaAndWork } from './answers/visa-work';
import type { AnswerDraft, Asker, SophieAnswer } from './asker';
import { boldLead } from './bold-lead';
import { compare } from './compare/compare';
import { isSad } from './parse/distress';
import { withBefore } from './parse/follow-up';
import { parseQuestion, type ParsedQuestion } from './parse/parse-question';
import type { Topic } from './parse/topic';

function answerFor(question: ParsedQuestion, asker: Asker): AnswerDraft {
  switch (question.topic) {
    case 'distress':
      return careForDistress(question, asker);
    case 'rejection':
      return careForRejection(question, asker, isSad(question.text, false));
    case 'hello':
      return introduction(asker);
    case 'thanks':
      return welcome(asker);
    case 'essay':
      return aboutEssays(question, asker);
    case 'scholarships':
      return aboutScholarships(question, asker);
    case 'compare':
      return compare(question, asker);
    case 'visa':
    case 'work':
      return aboutVisaAndWork(question, asker);
    case 'chances':
    case 'requirements':
      return aboutRequirements(question, asker);
    case 'applying':
      return aboutApplying(question, asker);
    case 'ranking':
      return aboutRankings(asker);
    case 'beyond':
      return beyondCatalogue(question, asker);
    case 'average':
      return aboutAverages(question, asker);
    case 'languages':
      return aboutLanguages(question, asker);
    case 'guide':
      return fromGuide(question, asker);
    case 'tests':
      return aboutTests(question, asker);
    case 'cost':
      return aboutCost(question, asker);
    case 'deadlines':
      return aboutDeadlines(question, asker);
    case 'savedDeadlines':
      return nextDeadlines(asker);
    case 'savedGaps':
      return listGaps(asker);
    case 'advice':
      return adviseMajor(question, asker);
    case 'major':
      return aboutMajor(question, asker);
    case 'school':
      return aboutSchool(question, asker);
    case 'places':
      return findPrograms(question, asker);
    case 'unknown':
      return notUnderstood(asker);
  }
}

/** Kind words, and what she doesn't know: a plain sentence. */
const PLAIN: readonly Topic[] = [
  'distress',
  'rejection',
  'hello',
  'thanks',
  'ranking',
  'beyond',
  'unknown',
];

/** Whether the first sentence is the answer. Without a source, it is none. */
function hasLead({ topic, guide, absent }: ParsedQuestion, { cited }: AnswerDraft): boolean {
  return cited.length > 0 && absent.length === 0 && guide !== 'housing' && !PLAIN.includes(topic);
}

/** Numbers the citations in the order in which the text mentions them. */
function inOrderOfMention({ text, cited }: AnswerDraft): AnswerDraft {
  const mentioned: number[] = [];
  const numbered = text.replaceAll(/\[(\d+)\](?!\()/g, (_, digits: string) => {
    const at = Number(digits) - 1;
    if (!mentioned.includes(at)) mentioned.push(at);
    return `[${mentioned.indexOf(at) + 1}]`;
  });
  return {
    text: numbered.replaceAll(/\n{3,}/g, '\n\n'),
    cited: mentioned.flatMap((at) => cited[at] ?? []),
  };
}

/** Questions before this one that a follow-up may refer to. */
const REMEMBERED = 4;

/** The question, with what a follow-up takes from those before it. */
function understood(text: string, earlier: readonly string[], language: Language): ParsedQuestion {
  return earlier
    .slice(-REMEMBERED)
    .concat(text)
    .map((one) => parseQuestion(one, language))
    .reduce((before, now) => withBefore(now, before));
}

/**
 * Sophie's answer in the language of the question, from the catalogue, the guides and what she may see. Deterministic
 * for the same questions, asker and day. A question is searched for names and figures only; instructions in it are
 * not followed and nothing of it is repeated. `earlier` are the questions before it, the oldest first.
 */
export function answer(text: string, asker: Asker, earlier: readonly string[] = []): SophieAnswer {
  const question = understood(text, earlier, asker.language);
  const { language } = question;
  const draft = inOrderOfMention(answerFor(question, { ...asker, language }));
  return { ...draft, text: hasLead(question, draft) ? boldLead(draft.text) : draft.text, language };
}
