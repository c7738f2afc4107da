import type { User } from '@/api/user/contract';
import type { Account } from './tables';

export function userWire(account: Account): User {
  const { id, name, email, avatar, isSchoolListVisited, phone, phoneVerified } = account;
  return { id, name, email, avatar, isSchoolListVisited, phone, phone_verified: phoneVerified };
}
