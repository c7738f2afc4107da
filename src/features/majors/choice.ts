import type { Major } from '@/api/major/contract';
import { hasId, sameId, type Id } from '@/api/http/schemas';

/** The chosen majors and their field of study. */
export type MajorChoice = { parentId: Id | null; titleIds: readonly Id[] };

export function isChosen({ titleIds }: MajorChoice, { id }: Pick<Major, 'id'>): boolean {
  return hasId(titleIds, id);
}

/** Whether adding a major changes the field, which removes the majors chosen before. */
export function changesField({ parentId }: MajorChoice, { parent }: Major): boolean {
  return parentId !== null && parent != null && !sameId(parent.id, parentId);
}

export function withMajor(
  choice: MajorChoice,
  major: Major,
): { parentId: Id | null; titleIds: Id[] } {
  const { parentId, titleIds } = choice;
  if (changesField(choice, major))
    return { parentId: major.parent?.id ?? null, titleIds: [major.id] };
  const first = parentId === null && titleIds.length === 0;
  return {
    parentId: first ? (major.parent?.id ?? null) : parentId,
    titleIds: [...titleIds, major.id],
  };
}

/** The field stays. */
export function withoutMajor({ parentId, titleIds }: MajorChoice, { id }: Pick<Major, 'id'>) {
  return { parentId, titleIds: titleIds.filter((chosen) => !sameId(chosen, id)) };
}
