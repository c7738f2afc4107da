/** A call that was made before the app was there, by the boot script (src/start/boot/prefetch-requests.ts). */
export type EarlyAnswer = {
  /** Whole address, as it was sent. */
  url: string;
  /** BCP 47 tag that it was sent with. */
  language: string;
  /** Public session token that it was sent with. */
  session: string | null;
  /** Rejects where no answer came. */
  answer: Promise<{ status: number; text: string }>;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}
