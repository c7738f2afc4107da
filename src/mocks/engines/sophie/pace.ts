let wordMs = 0;

/** Milliseconds between two words of an answer; 0 sends it at once. */
export function pace(): number {
  return wordMs;
}

export function setPace(ms: number): void {
  wordMs = Math.max(0, ms);
}
