import { create } from 'zustand';
import { deviceStorage } from '@/browser/device-storage';

/** `adult`: a yes that includes being 18 or older. */
type Answer = 'adult' | 'no' | null;

type ConsentState = {
  answer: Answer;
  /** The banner was reopened from the settings. */
  reopened: boolean;
};

/** Whether the question is left out (`VITE_ANALYTICS_CONSENT`). An age cannot be implied, so nothing loads without a yes. */
export const CONSENT_IMPLIED = import.meta.env.VITE_ANALYTICS_CONSENT === 'implied';

/** Belongs to the device, so the session reset keeps it (src/browser/session-reset.ts). */
const KEY = 'analytics';

function readAnswer(): Answer {
  const stored = deviceStorage.getItem(KEY);
  return stored === 'adult' || stored === 'no' ? stored : null;
}

/** The consent, stored on the device (R28). Marked pure so that a build without services drops it. */
export const useConsent = /* @__PURE__ */ create<ConsentState>(() => ({
  answer: readAnswer(),
  reopened: false,
}));

/** Stores an answer; if storage is blocked, it holds until the next page load. */
export function answerConsent(answer: 'adult' | 'no'): void {
  deviceStorage.setItem(KEY, answer);
  useConsent.setState({ answer, reopened: false });
}

export function reopenConsent(reopened: boolean): void {
  useConsent.setState({ reopened });
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/** Whether the banner is open. Pupils, and people who may be pupils, are not asked (`pupil` is `undefined`). */
export function isConsentOpen(
  { answer, reopened }: ConsentState,
  { implied, pupil }: { implied: boolean; pupil: boolean | undefined },
): boolean {
  return reopened || (answer === null && !implied && pupil === false && !hasPrivacySignal());
}

/** Takes over an answer given in another tab; returns the cleanup. */
export function syncConsent(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `null`: everything was cleared.
    if (key === KEY || key === null) useConsent.setState({ answer: readAnswer() });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
