import type { User } from '@/api/user/contract';
import type { StoredAccount } from './tables';

export function userWire(account: StoredAccount): User {
  const { phoneVerified, moments } = account;
  const { id, name, email, avatar, isSchoolListVisited, phone } = account;
  const own = { id, name, email, avatar, isSchoolListVisited, phone };
  return { ...own, phone_verified: phoneVerified, moments };
}
