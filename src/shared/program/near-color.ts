import { isNear, type Task } from './deadlines';

/** From this many days before its end, the reply to an offer is marked as near; before that, it is good news. */
const NEAR_REPLY_DAYS = 3;

/** The color of something due soon: a warning, or the brand's for an offer. */
export function nearColor(task: Task, days: number): 'text-accent' | 'text-brand' | null {
  if (!isNear(days)) return null;
  return task === 'reply' && days > NEAR_REPLY_DAYS ? 'text-brand' : 'text-accent';
}
