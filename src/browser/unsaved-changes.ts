const asked = new Set<() => boolean>();

/**
 * Says, until the returned function is called, when something typed, or on its way, would not survive a load of the
 * document: none is made of ours while any of them says so (R26).
 */
export function whileDirty(isDirty: () => boolean): () => void {
  asked.add(isDirty);
  return () => void asked.delete(isDirty);
}

/** Whether a load of the document would lose something now. */
export function isAnythingDirty(): boolean {
  return [...asked].some((isDirty) => isDirty());
}
