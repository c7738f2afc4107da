const checks = new Set<() => boolean>();

/**
 * Registers a check for changes that a reload of the document would lose. While any check is true, the app does not
 * reload itself (R26). Returns the function that unregisters it.
 */
export function registerUnsavedChanges(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  return () => void checks.delete(isUnsaved);
}

/** The browser asks before it closes or reloads the page while `isAtRisk`. Returns the function that ends this. */
export function askBeforeUnload(isAtRisk: () => boolean = () => true): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isAtRisk()) return;
    event.preventDefault();
    // Chrome before 119 and Samsung Internet before 25 look at this alone.
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Whether a reload of the document would lose something now. */
export function hasUnsavedChanges(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}
