import type { Id } from '@/api/http/schemas';
import type { DiscoveryTabProps } from './discovery-tab';
import { useAnswers } from '@/shared/answers/use-answers';

/** Adds a course preference and its majors to the answers, replacing those of another preference (R19). */
export function useAddToSearch(): Pick<DiscoveryTabProps, 'searched' | 'onAddToSearch'> {
  const { answers, change } = useAnswers();
  const onAddToSearch = (parentId: Id, titleIds: readonly Id[]) => {
    const same = String(answers.parentId) === String(parentId);
    const before = same ? answers.titleIds : [];
    const ids = new Map([...before, ...titleIds].map((id) => [String(id), id]));
    change({ parentId, titleIds: [...ids.values()] });
  };
  return { searched: answers.parentId ?? null, onAddToSearch };
}
