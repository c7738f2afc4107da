let shown = true;

/** Whether a moment can be the first of its kind. Tests of other things turn it off: nothing covers their page. */
export function areMomentsShown(): boolean {
  return shown;
}

export function showMoments(show: boolean): void {
  shown = show;
}
