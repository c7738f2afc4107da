/** Asked before a student logs out; resolves to whether that may go on. */
type Ask = () => Promise<boolean>;

const asked = new Set<Ask>();

/** Has a page asked before the student logs out, until the returned function is called. */
export function beforeLogout(ask: Ask): () => void {
  asked.add(ask);
  return () => void asked.delete(ask);
}

/** Whether the student may be logged out: nothing typed is only here, or it is to be lost. */
export async function mayLogOut(): Promise<boolean> {
  for (const ask of asked) if (!(await ask())) return false;
  return true;
}
