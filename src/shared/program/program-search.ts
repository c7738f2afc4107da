import type { Id } from '@/api/http/schemas';

/** The query of /school-list that opens the details of a program. */
export function programSearch({ id, school }: { id: Id; school: { id: Id } }) {
  return { school: String(school.id), program: String(id) };
}
