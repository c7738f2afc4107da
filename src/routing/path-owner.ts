import { tabStorage } from '@/browser/tab-storage';
import { OWNER_KEY } from './last-path';

/** Remembers which student this tab's last path belongs to, until a logout (`forgetPath`). */
export function setPathOwner(id: string | number): void {
  tabStorage.setItem(OWNER_KEY, String(id));
}

/** Whether the remembered path belongs to a known student other than this one (R17). */
export function belongsToOtherStudent(studentId: string | number): boolean {
  const owner = tabStorage.getItem(OWNER_KEY);
  return owner !== null && owner !== String(studentId);
}
