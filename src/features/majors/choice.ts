import type { Major } from '@/api/major/contract';
import type { Id } from '@/api/http/schemas';

/** The part of a search that majors are about: a course preference and the majors chosen in it. */
export type Choice = { parentId: Id | null; titleIds: readonly Id[] };

const same = (a: Id, b: Id) => String(a) === String(b);

/** Whether a major is in the search. */
export function isChosen({ titleIds }: Choice, { id }: Pick<Major, 'id'>): boolean {
  return titleIds.some((chosen) => same(chosen, id));
}

/**
 * Whether adding a major moves the search to another course preference. Majors belong to one, as in the
 * flow: another one lets go of those chosen before. A search in no preference takes majors of any.
 */
export function movesSearch({ parentId }: Choice, { parent }: Major): boolean {
  return parentId !== null && parent != null && !same(parent.id, parentId);
}

/** The search with a major in it; ids go back as they came. */
export function withMajor(choice: Choice, major: Major): { parentId: Id | null; titleIds: Id[] } {
  const { parentId, titleIds } = choice;
  if (movesSearch(choice, major))
    return { parentId: major.parent?.id ?? null, titleIds: [major.id] };
  if (isChosen(choice, major)) return { parentId, titleIds: [...titleIds] };
  const first = parentId === null && titleIds.length === 0;
  return {
    parentId: first ? (major.parent?.id ?? null) : parentId,
    titleIds: [...titleIds, major.id],
  };
}

/** The search without a major; its course preference stays. */
export function withoutMajor({ parentId, titleIds }: Choice, { id }: Pick<Major, 'id'>) {
  return { parentId, titleIds: titleIds.filter((chosen) => !same(chosen, id)) };
}
