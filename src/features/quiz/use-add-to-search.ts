import type { Id } from '@/api/http/schemas';
import { useAnswers } from '@/shared/answers/use-answers';

/** Adds a course preference and majors of it to the answers; those of another preference make room (R19). */
export function useAddToSearch(): {
  /** The course preference of the answers as they stand; `null` for none. */
  searched: Id | null;
  onAddToSearch: (parentId: Id, titleIds: readonly Id[]) => void;
} {
  const { answers, change } = useAnswers();
  const onAddToSearch = (parentId: Id, titleIds: readonly Id[]) => {
    const same = String(answers.parentId) === String(parentId);
    const before = same ? answers.titleIds : [];
    const ids = new Map([...before, ...titleIds].map((id) => [String(id), id]));
    change({ parentId, titleIds: [...ids.values()] });
  };
  return { searched: answers.parentId ?? null, onAddToSearch };
}
