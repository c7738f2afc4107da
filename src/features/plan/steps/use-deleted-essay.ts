import { useQuery } from '@tanstack/react-query';
import { essaysQuery } from '@/api/essay/queries';
import { hasId, type Id } from '@/api/http/schemas';

/** Whether an essay that a step is linked to is deleted. `false` until the essays are loaded, which this does not do. */
export function useDeletedEssay(essayId: Id | null): boolean {
  const { data } = useQuery({ ...essaysQuery(), enabled: false });
  if (essayId === null || data === undefined) return false;
  const ids = data.map(({ id }) => id);
  return !hasId(ids, essayId);
}
