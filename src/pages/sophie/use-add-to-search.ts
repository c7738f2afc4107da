import type { Id } from '@/api/contract/shapes';
import { useAnswers } from '@/features/selections/use-answers';

/** Adds a course preference and majors of it to the answers; those of another preference make room (R19). */
export function useAddToSearch(): (parentId: Id, titleIds: readonly Id[]) => void {
  const { answers, change } = useAnswers();
  return (parentId, titleIds) => {
    const same = String(answers.parentId) === String(parentId);
    const before = same ? answers.titleIds : [];
    const ids = new Map([...before, ...titleIds].map((id) => [String(id), id]));
    change({ parentId, titleIds: [...ids.values()] });
  };
}
