import type { BasicInfo, User } from '@/api/user/contract';
import { isRouteAvailable } from '@/routing/available-routes';
import type { PlainRouteId } from '@/routing/route-table';
import { keysOf } from '@/lib/keys-of';
import type { ProfileCounts } from './summary';

/** Something that the profile lacks: shown as an invitation, never as a score. */
export type ProfileGap =
  | 'grade'
  | 'majors'
  | 'average'
  | 'test'
  | 'saved'
  | 'essay'
  | 'achievement'
  | 'phone';

/** The page, and the section on it, where a gap can be closed. */
export const GAP_TARGETS: Record<ProfileGap, { to: PlainRouteId; hash?: string }> = {
  grade: { to: 'profile-edit', hash: 'school' },
  majors: { to: 'profile-edit', hash: 'search' },
  average: { to: 'profile-edit', hash: 'school' },
  test: { to: 'profile-edit', hash: 'tests' },
  saved: { to: 'school-list' },
  essay: { to: 'essays' },
  achievement: { to: 'achievements' },
  phone: { to: 'verify-phone' },
};

type Known = ProfileCounts & {
  user: User;
  info: BasicInfo;
};

/** The gaps, the most helpful first. Nothing that has not loaded is a gap, nor anything that no page of this build can change. */
export function profileGaps({ user, info, saved, essays, achievements }: Known): ProfileGap[] {
  const open: Record<ProfileGap, boolean> = {
    grade: info.class_grade_id == null,
    majors: !info.educational_records?.next_program_titles?.length,
    saved: saved === 0,
    average: info.average == null,
    test: info.ielts == null,
    essay: essays === 0,
    achievement: achievements === 0,
    phone: Boolean(user.phone) && user.phone_verified !== true,
  };
  return keysOf(open).filter((gap) => open[gap] && isRouteAvailable(GAP_TARGETS[gap].to));
}
