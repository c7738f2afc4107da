import type { User } from '@/api/user/contract';
import type { StoredAccount } from './tables';

export function userWire(account: StoredAccount): User {
  const { id, name, email, avatar, isSchoolListVisited, phone, phoneVerified } = account;
  return { id, name, email, avatar, isSchoolListVisited, phone, phone_verified: phoneVerified };
}
