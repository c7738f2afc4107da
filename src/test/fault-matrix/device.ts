import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useSelections } from '@/shared/answers/answers-store';

/** What the person has on the device, by what it is recognised. */
const OWN = ['own-answer', 'own-program', 'own-quiz'];
/** What stays on the device whoever leaves: drafts are found again by their own student alone. */
const STAYS = { 'draft.1.own': 'typed', theme: 'theme-dark' };

/** Puts there what the person has, and what stays whoever leaves. */
export function fillDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  useSelections.getState().reset();
  useSelections.getState().answer({ countryIds: ['own-answer'] });
  useDevicePrograms.getState().reset();
  useDevicePrograms.getState().toggle({ programId: 'own-program', schoolId: 1 });
  sessionStorage.setItem('quiz', 'own-quiz');
  for (const [key, value] of Object.entries(STAYS)) localStorage.setItem(key, value);
}

/** What is there of it: `all`, `none of the person`, or what is amiss. */
export function describeDevice(): string {
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  const own = OWN.filter((mark) => stored.some((text) => text.includes(mark)));
  const signedOut = Object.entries(STAYS).filter(
    ([key, value]) => localStorage.getItem(key) !== value,
  );
  if (signedOut.length > 0) return `signedOut: ${signedOut.map(([key]) => key).join(', ')}`;
  if (own.length === OWN.length) return 'all';
  return own.length === 0 ? 'none of the person' : `left: ${own.join(', ')}`;
}
