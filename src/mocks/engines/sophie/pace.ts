let wordMs = 0;

/** Milliseconds between two words of an answer; 0 says all at once. */
export function pace(): number {
  return wordMs;
}

/** Sets how fast Sophie speaks, in milliseconds a word. */
export function setPace(ms: number): void {
  wordMs = Math.max(0, ms);
}
