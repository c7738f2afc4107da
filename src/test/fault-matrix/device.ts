import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useAnswersStore } from '@/shared/answers/answers-store';

/** The user's data on the device, with a marker text for each. */
const OWN = ['own-answer', 'own-program', 'own-quiz'];
/** Data that outlive any session: drafts and changes that only their own student gets back. */
const STAYS = { 'draft.1.own': 'typed', 'steps.1.2.test': 'changed', theme: 'theme-dark' };

/** Stores the user's data and the data that outlive the session. */
export function fillDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  useAnswersStore.getState().reset();
  useAnswersStore.getState().answer({ countryIds: ['own-answer'] });
  useDevicePrograms.getState().reset();
  useDevicePrograms.getState().toggle({ programId: 'own-program', schoolId: 1 });
  sessionStorage.setItem('quiz', 'own-quiz');
  for (const [key, value] of Object.entries(STAYS)) localStorage.setItem(key, value);
}

/** The user's data still stored: `all`, `none`, or the difference. */
export function describeDevice(): string {
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  const own = OWN.filter((mark) => stored.some((text) => text.includes(mark)));
  const lost = Object.entries(STAYS).filter(([key, value]) => localStorage.getItem(key) !== value);
  if (lost.length > 0) return `lost: ${lost.map(([key]) => key).join(', ')}`;
  if (own.length === OWN.length) return 'all';
  return own.length === 0 ? 'none' : `left: ${own.join(', ')}`;
}
