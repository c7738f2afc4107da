import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';
import { LINHS_ESSAY } from '../flows/students';
import type { TestLocale } from '../support/words';

const IDS: readonly RouteId[] = [
  'home',
  'school-list',
  'majors',
  'scholarship',
  'sophie',
  'pricing',
  'profile',
  'profile-edit',
  'essay',
  'checklist',
];

/** Ten pages as a student sees them, with their paths. */
export function tenPages(locale: TestLocale): { id: RouteId; path: string }[] {
  return IDS.map((id) => ({ id, path: pathTo(locale, id, { params: { id: LINHS_ESSAY } }) }));
}
