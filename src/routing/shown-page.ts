let shown: string | null = null;

/** Whether no page has been shown since the document loaded. */
export function isFirstLoad(): boolean {
  return shown === null;
}

/** Notes the path of the page that is shown, without its locale; returns the one before. */
export function recordShownPage(path: string): string | null {
  const before = shown;
  shown = path;
  return before;
}

/** Resets this module for the next test. */
export function resetShownPage(): void {
  shown = null;
}
