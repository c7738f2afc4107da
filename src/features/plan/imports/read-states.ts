import type { BookmarkOutcome, BookmarkStatus } from '@/api/bookmark/contract';
import type { StepState } from '@/api/plan-step/contract';
import { keysOf } from '@/lib/keys-of';
import { keyOfWord, plainName, type Words } from './words';

export type Standing = { status: BookmarkStatus; outcome: BookmarkOutcome | null };

const words = (text: string) => text.split('|');

/** What other trackers write in the column of the status, folded. */
const STANDINGS: readonly (Standing & { names: string[] })[] = [
  {
    status: 'decided',
    outcome: 'offer',
    names: words(
      'accepted|admitted|offer|offer received|conditional offer|unconditional offer|enrolled|committed|got in|trung tuyen|nhan|da nhan|duoc nhan|nhan offer',
    ),
  },
  {
    status: 'decided',
    outcome: 'refused',
    names: words(
      'rejected|denied|declined|refused|not admitted|khong nhan|khong duoc nhan|tu choi|bi tu choi|truot|rot',
    ),
  },
  {
    status: 'decided',
    outcome: 'waiting',
    names: words('waitlist|waitlisted|wait listed|waiting list|danh sach cho|cho bo sung'),
  },
  {
    status: 'decided',
    outcome: null,
    names: words('decided|decision received|decision|result received|co ket qua|da co ket qua'),
  },
  {
    status: 'submitted',
    outcome: null,
    names: words(
      'submitted|sent|applied|complete|completed|done|application submitted|under review|in review|deferred|pending decision|awaiting decision|da nop|da gui|nop roi|hoan thanh|xong|dang xet|cho ket qua',
    ),
  },
  {
    status: 'preparing',
    outcome: null,
    names: words(
      'preparing|in progress|working on it|working|started|drafting|writing|applying|will apply|incomplete|not submitted|dang chuan bi|dang lam|dang lam ho so|dang viet|chuan bi|chua nop|chua xong|se nop',
    ),
  },
  {
    status: 'considering',
    outcome: null,
    names: words(
      'considering|interested|researching|research|not started|to do|todo|planning|maybe|undecided|dang can nhac|can nhac|dang tim hieu|tim hieu|du dinh|chua bat dau|quan tam',
    ),
  },
];

/** The status of an application; `null` if the words are not known. */
export function readStanding(cell: string, ours: Words): Standing | null {
  const status = keyOfWord(cell, ours, (texts) => texts.status);
  if (status) return { status, outcome: null };
  const outcome = keyOfWord(cell, ours, (texts) => texts.outcome);
  if (outcome) return { status: 'decided', outcome };
  const name = plainName(cell);
  return STANDINGS.find(({ names }) => names.includes(name)) ?? null;
}

const STATES: Record<StepState, string[]> = {
  done: words(
    'done|complete|completed|yes|y|x|true|submitted|sent|received|paid|uploaded|finished|ok|xong|da xong|da nop|da gui|da co|co|roi|hoan thanh|da dong|v',
  ),
  skipped: words(
    'n a|na|not required|not needed|not applicable|waived|khong can|khong yeu cau|mien',
  ),
  open: words(
    'no|n|false|khong|not started|in progress|started|to do|todo|pending|requested|working|drafting|draft|needed|required|chua|chua xong|chua nop|chua co|dang lam|dang viet|can|can nop',
  ),
};

/** Whether a step is done, from a word, a tick, a checkbox of a sheet or `2/2`; `null` if the cell says more. */
export function readState(cell: string, ours: Words): StepState | null {
  if (/^\s*[✓✔☑✅]/u.test(cell)) return 'done';
  if (/^\s*[☐✗✘❌]/u.test(cell)) return 'open';
  const [, count, all] = /^\s*(\d+)\s*(?:\/|of)\s*(\d+)\s*$/.exec(cell) ?? [];
  if (count !== undefined && all !== undefined) {
    return Number(count) >= Number(all) ? 'done' : 'open';
  }
  const own = keyOfWord(cell, ours, (texts) => texts.state);
  if (own) return own;
  const name = plainName(cell);
  const states = keysOf(STATES);
  return states.find((state) => STATES[state].includes(name)) ?? null;
}
