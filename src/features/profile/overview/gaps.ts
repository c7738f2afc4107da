import type { BasicInfo, User } from '@/api/user/contract';
import type { PlainRouteId } from '@/routing/route-table';

/** Something the student has not told or done yet, as an invitation and never as a score. */
export type ProfileGap =
  | 'grade'
  | 'majors'
  | 'average'
  | 'test'
  | 'saved'
  | 'essay'
  | 'achievement'
  | 'phone';

/** Where a gap is closed: a page, and the section of it. */
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

type Known = {
  user: User;
  info: BasicInfo;
  /** How many there are; `undefined` while that is not known, which is no gap. */
  saved: number | undefined;
  essays: number | undefined;
  achievements: number | undefined;
};

/** What is still open, in the order in which it helps most. */
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
  return (Object.keys(open) as ProfileGap[]).filter((gap) => open[gap]); // keys of the record above
}
