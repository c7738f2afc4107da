import { visitStorage } from '@/browser/visit-storage';
import { OWNER } from './last-path';

/** Notes which student the paths of this tab are of, until a logout (`forgetPath`). */
export function noteStudent(id: string | number): void {
  visitStorage.setItem(OWNER, String(id));
}

/** Whether the remembered path is of another student than this one, as far as is known (R17). */
export function isOthersPath(studentId: string | number): boolean {
  const owner = visitStorage.getItem(OWNER);
  return owner !== null && owner !== String(studentId);
}
