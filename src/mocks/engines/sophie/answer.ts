import type { SophieAnswer, Asker } from './asker';
import { compareSchools } from './compare';
import { aboutApplying, aboutMajor, aboutSchool } from './facts';
import { notCovered, aboutEssays, introduction, aboutScholarships, notUnderstood } from './other';
import { nextDeadlines, listGaps } from './saved-list';
import { findPrograms } from './find-programs';
import { parseQuestion, type ParsedQuestion } from './parse-question';

function answerFor(question: ParsedQuestion, asker: Asker): SophieAnswer {
  switch (question.topic) {
    case 'hello':
      return introduction(asker);
    case 'compare':
      return compareSchools(question, asker);
    case 'deadlines':
      return nextDeadlines(asker);
    case 'missing':
      return listGaps(asker);
    case 'scholarships':
      return aboutScholarships(asker);
    case 'outside':
      return notCovered(question, asker);
    case 'essay':
      return aboutEssays(asker);
    case 'applying':
      return aboutApplying(question, asker);
    case 'school':
      return aboutSchool(question, asker);
    case 'major':
      return aboutMajor(question, asker);
    case 'places':
      return findPrograms(question, asker);
    case 'unknown':
      return notUnderstood(asker);
  }
}

/**
 * Sophie's answer, from the catalogue and what she may see. Deterministic for the same question, asker and
 * day. The question is searched for names and figures only; instructions in it are not followed and nothing of
 * it is repeated.
 */
export function answer(text: string, asker: Asker): SophieAnswer {
  return answerFor(parseQuestion(text), asker);
}
