import type { User } from '@/api/user/contract';
import type { Account } from './tables';

/** What the API tells of an account (spec section 3). */
export function userWire(account: Account): User {
  const { id, name, email, avatar, isSchoolListVisited, phone, phoneVerified } = account;
  return { id, name, email, avatar, isSchoolListVisited, phone, phone_verified: phoneVerified };
}
