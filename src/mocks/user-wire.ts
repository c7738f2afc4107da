import type { User } from '@/api/contract/user';
import type { Account } from './tables';

/** What the API tells of an account (spec section 3). */
export function userWire({ id, name, email, avatar, isSchoolListVisited }: Account): User {
  return { id, name, email, avatar, isSchoolListVisited };
}
