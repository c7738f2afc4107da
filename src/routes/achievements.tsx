import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/api/user/queries';
import { AchievementsView } from '@/features/achievements/achievements-view';

/** `/profile/achievements`: activities outside class, in the student's order. */
export function Page() {
  const { data: user } = useQuery(userQuery());
  // The `verify-data` middleware has loaded it.
  return user && <AchievementsView user={user} />;
}
