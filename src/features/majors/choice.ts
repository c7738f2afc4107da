import type { Major } from '@/api/major/contract';
import type { Id } from '@/api/http/schemas';

/** The answers about majors: a course preference and the majors chosen in it. */
export type Choice = { parentId: Id | null; titleIds: readonly Id[] };

const same = (a: Id, b: Id) => String(a) === String(b);

export function isChosen({ titleIds }: Choice, { id }: Pick<Major, 'id'>): boolean {
  return titleIds.some((chosen) => same(chosen, id));
}

/**
 * Whether adding a major changes the course preference. All chosen majors belong to one, as in the questions:
 * another preference removes the majors chosen before. Without a preference, majors of any can be added.
 */
export function changesField({ parentId }: Choice, { parent }: Major): boolean {
  return parentId !== null && parent != null && !same(parent.id, parentId);
}

/** The choice with a major added; ids keep their type. */
export function withMajor(choice: Choice, major: Major): { parentId: Id | null; titleIds: Id[] } {
  const { parentId, titleIds } = choice;
  if (changesField(choice, major))
    return { parentId: major.parent?.id ?? null, titleIds: [major.id] };
  if (isChosen(choice, major)) return { parentId, titleIds: [...titleIds] };
  const first = parentId === null && titleIds.length === 0;
  return {
    parentId: first ? (major.parent?.id ?? null) : parentId,
    titleIds: [...titleIds, major.id],
  };
}

/** The choice without a major; its course preference stays. */
export function withoutMajor({ parentId, titleIds }: Choice, { id }: Pick<Major, 'id'>) {
  return { parentId, titleIds: titleIds.filter((chosen) => !same(chosen, id)) };
}
