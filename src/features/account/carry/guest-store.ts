import { create } from 'zustand';
import type { AnswerName } from '@/shared/answers/answers';
import { onSessionReset } from '@/browser/session-reset';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';

type GuestState = {
  /** The address as last typed, for the next account form. */
  email: string;
  /** The other fields of the sign-up as last typed, except the password; `null` for none. */
  signup: { name: string; country: string; phone: string } | null;
  // What the visitor has unticked: it is not sent, and is removed from the device at the sign-in. Ids are text.
  answersLeftOut: readonly AnswerName[];
  programsLeftOut: readonly string[];
  scholarshipsLeftOut: readonly string[];
};

const EMPTY: GuestState = {
  email: '',
  signup: null,
  answersLeftOut: [],
  programsLeftOut: [],
  scholarshipsLeftOut: [],
};

/** The visitor's input that the account pages share. It is only in memory (R27). */
export const useGuest = create<GuestState>()(() => EMPTY);

// What a visitor has answered and saved outlives an expired visit; so does what is not to be sent.
onSessionReset((by) => {
  if (by !== 'expired-visit') useGuest.setState(EMPTY);
});
registerUnsavedChanges(() => {
  const { signup, answersLeftOut, programsLeftOut, scholarshipsLeftOut } = useGuest.getState();
  const leftOut = [answersLeftOut, programsLeftOut, scholarshipsLeftOut];
  return signup !== null || leftOut.some((left) => left.length > 0);
});

/** The address last typed on the account pages; empty for none. */
export function typedEmail(): string {
  return useGuest.getState().email;
}

/** What was last typed into the sign-up. */
export function typedSignup(): Partial<NonNullable<GuestState['signup']>> {
  return useGuest.getState().signup ?? {};
}
