import { create } from 'zustand';

/** What the person answered; `null` for not yet. */
type Answer = 'yes' | 'no' | null;

type ConsentState = {
  answer: Answer;
  /** The person has asked to see the question again. */
  reopened: boolean;
};

/** Whether no question is asked and a yes taken for granted (`VITE_ANALYTICS_CONSENT`). */
export const IMPLIED = import.meta.env.VITE_ANALYTICS_CONSENT === 'implied';

/** Of the device, not of a student: it outlives a change of the session (src/browser/session-reset.ts). */
const KEY = 'analytics';

function read(): Answer {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

/** The answer to the question of consent, kept on the device (R28). Pure: a build without services has none of it. */
export const useConsent = /* @__PURE__ */ create<ConsentState>(() => ({
  answer: read(),
  reopened: false,
}));

/** Keeps an answer; where storage is refused, for this page. */
export function answerConsent(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // The next page asks again.
  }
  useConsent.setState({ answer, reopened: false });
}

/** Shows the question again, or puts it away as it is. */
export function reopenConsent(reopened: boolean): void {
  useConsent.setState({ reopened });
}

/** Whether the browser says for its person that nobody may follow them (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/** Whether anything may be recorded: asked for and given, or never refused where no question is asked. */
export function isAllowed(answer: Answer, implied: boolean): boolean {
  return !hasPrivacySignal() && (answer === 'yes' || (implied && answer === null));
}

/** Whether the question stands open. */
export function isAsked({ answer, reopened }: ConsentState, implied: boolean): boolean {
  return reopened || (answer === null && !implied && !hasPrivacySignal());
}

/** Follows the answer that another tab keeps; returns how to stop. */
export function followConsent(): () => void {
  const follow = ({ key }: StorageEvent) => {
    // `null`: everything was cleared.
    if (key === KEY || key === null) useConsent.setState({ answer: read() });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
