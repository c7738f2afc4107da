import { create } from 'zustand';
import type { AnswerName } from '@/shared/answers/answers';
import { onSessionReset } from '@/browser/session-reset';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';

type GuestState = {
  /** The address as it was last typed, so that no second form asks for it again. */
  email: string;
  /** Answers that stay behind at the sign-in. */
  answersLeftOut: readonly AnswerName[];
  /** Programs that stay behind, by their ids as text. */
  programsLeftOut: readonly string[];
  /** Scholarships that stay behind, by their ids as text. */
  scholarshipsLeftOut: readonly string[];
};

const EMPTY: GuestState = {
  email: '',
  answersLeftOut: [],
  programsLeftOut: [],
  scholarshipsLeftOut: [],
};

/** What a visitor chose on one of the account pages and finds again on the next; in memory alone (R27). */
export const useGuest = create<GuestState>()(() => EMPTY);

onSessionReset(() => useGuest.setState(EMPTY));
registerUnsavedChanges(() => {
  const { answersLeftOut, programsLeftOut, scholarshipsLeftOut } = useGuest.getState();
  return [answersLeftOut, programsLeftOut, scholarshipsLeftOut].some((left) => left.length > 0);
});

/** The address that was typed on the account pages; empty for none. */
export function typedEmail(): string {
  return useGuest.getState().email;
}

/** Keeps the address that is being typed. */
export function keepEmail({ target }: { target: { value: string } }): void {
  useGuest.setState({ email: target.value });
}

/** Takes a value into a list or out of it. */
export function listed<T>(list: readonly T[], value: T, wanted: boolean): readonly T[] {
  const others = list.filter((other) => other !== value);
  return wanted ? [...others, value] : others;
}
