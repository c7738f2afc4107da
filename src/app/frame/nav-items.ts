import type { LucideIcon } from 'lucide-react';
import ListFilter from 'lucide-react/icons/list-filter';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Mountain from 'lucide-react/icons/mountain';
import SquareCheck from 'lucide-react/icons/square-check';
import UserRound from 'lucide-react/icons/user-round';
import { isRouteAvailable } from '@/routing/available-routes';
import type { PlainRouteId } from '@/routing/route-table';

export type NavItem = { to: PlainRouteId; label: `nav.${NavLabel}`; search?: { read: string } };

type NavLabel = keyof (typeof import('../../../locales/en/common.json'))['nav'];

/** Without the pages that this build leaves out. */
export function availableItems<One extends NavItem>(items: readonly One[]): readonly One[] {
  return items.filter(({ to, search }) => isRouteAvailable(to, search));
}

const SECTIONS: readonly NavItem[] = [
  { to: 'school-list', label: 'nav.schoolList' },
  { to: 'majors', label: 'nav.majors' },
  { to: 'scholarship', label: 'nav.scholarships' },
  { to: 'ai-essay', label: 'nav.essays' },
  { to: 'sophie', label: 'nav.sophie' },
  { to: 'resources', label: 'nav.resources' },
];

/** The sections of a visitor. */
export const HEADER_ITEMS = availableItems(SECTIONS);

/** The sections of a student, who has a plan; the essays are one of its tabs. */
export const STUDENT_ITEMS = availableItems(
  SECTIONS.map((item): NavItem =>
    item.to === 'ai-essay' ? { to: 'checklist', label: 'nav.plan' } : item,
  ),
);

export const TAB_ITEMS = availableItems<NavItem & { icon: LucideIcon }>([
  { to: 'home', label: 'nav.today', icon: Mountain },
  { to: 'school-list', label: 'nav.schools', icon: ListFilter },
  { to: 'sophie', label: 'nav.sophie', icon: MessageSquareText },
  { to: 'checklist', label: 'nav.plan', icon: SquareCheck },
  { to: 'profile', label: 'nav.me', icon: UserRound },
]);
