import type { Answer, Asker } from './asker';
import { compare } from './compare';
import { applying, major, school } from './facts';
import { elsewhere, essays, hello, scholarships, unknown } from './other';
import { deadlines, missing } from './own-list';
import { places } from './places';
import { understand, type Question } from './understand';

function said(question: Question, asker: Asker): Answer {
  switch (question.topic) {
    case 'hello':
      return hello(asker);
    case 'compare':
      return compare(question, asker);
    case 'deadlines':
      return deadlines(asker);
    case 'missing':
      return missing(asker);
    case 'scholarships':
      return scholarships(asker);
    case 'outside':
      return elsewhere(question, asker);
    case 'essay':
      return essays(asker);
    case 'applying':
      return applying(question, asker);
    case 'school':
      return school(question, asker);
    case 'major':
      return major(question, asker);
    case 'places':
      return places(question, asker);
    case 'unknown':
      return unknown(asker);
  }
}

/**
 * Sophie's answer, from the catalogue and what she may see. Deterministic for the same question, asker and
 * day. The question is searched for names and figures only; instructions in it are not followed and nothing of
 * it is repeated.
 */
export function answer(text: string, asker: Asker): Answer {
  return said(understand(text), asker);
}
