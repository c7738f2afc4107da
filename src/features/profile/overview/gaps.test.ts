// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { BasicInfo, User } from '@/api/user/contract';
import { profileGaps } from './gaps';

const user: User = { id: 1, name: 'Linh', email: 'linh@example.com' };
const whole: BasicInfo = {
  class_grade_id: 12,
  average: 0,
  ielts: 7,
  educational_records: { next_program_titles: [{ title: 'Data Science' }] },
};
const some = { saved: 1, essays: 1, achievements: 1 };

describe('open invitations', () => {
  it('are none for a complete profile; an average of 0 counts', () => {
    expect(profileGaps({ user, info: whole, ...some })).toEqual([]);
  });

  it('are all for an empty profile, the most helpful first', () => {
    const none = { saved: 0, essays: 0, achievements: 0 };
    const open = profileGaps({ user: { ...user, phone: '+84912345678' }, info: {}, ...none });
    expect(open).toEqual([
      'grade',
      'majors',
      'saved',
      'average',
      'test',
      'essay',
      'achievement',
      'phone',
    ]);
  });

  it('do not include data that have not loaded', () => {
    const unknown = { saved: undefined, essays: undefined, achievements: undefined };
    expect(profileGaps({ user, info: whole, ...unknown })).toEqual([]);
  });

  it('include the phone number only if it is unconfirmed', () => {
    const phone = '+84912345678';
    const gaps = (of: Partial<User>) =>
      profileGaps({ user: { ...user, ...of }, info: whole, ...some });
    expect(gaps({ phone })).toEqual(['phone']);
    expect(gaps({ phone, phone_verified: true })).toEqual([]);
    expect(gaps({ phone: null })).toEqual([]);
  });
});
