import type { Failure } from '@/lib/failure';
import { isDue, resourceOf, type AutosaveState, type FieldName } from './drafts';

/** The state of a section's fields, shown at its heading. */
type SectionState =
  | { kind: 'clean' | 'typing' | 'saving' | 'saved' | 'invalid' }
  | { kind: 'failed'; failure: Failure };

export function sectionState(state: AutosaveState, names: readonly FieldName[]): SectionState {
  const drafts = names.flatMap((name) => state.drafts[name] ?? []);
  if (drafts.length === 0) return { kind: 'clean' };
  if (names.some((name) => state.sending.includes(name))) return { kind: 'saving' };
  const failed = names.find((name) => {
    const draft = state.drafts[name];
    return draft && isDue(draft) && state.failures[resourceOf(name)];
  });
  const failure = failed && state.failures[resourceOf(failed)];
  if (failure) return { kind: 'failed', failure };
  if (drafts.some((draft) => draft.serverError !== null || ('invalid' in draft && draft.touched))) {
    return { kind: 'invalid' };
  }
  return { kind: drafts.every(({ saved }) => saved) ? 'saved' : 'typing' };
}
