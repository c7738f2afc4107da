/** Resolves to whether the logout may proceed. */
type Confirm = () => Promise<boolean>;

const confirmations = new Set<Confirm>();

/** Registers a confirmation that runs before a logout. Returns a function that unregisters it. */
export function beforeLogout(confirm: Confirm): () => void {
  confirmations.add(confirm);
  return () => void confirmations.delete(confirm);
}

/** Runs the confirmations, those of the open page first; false as soon as one refuses. */
export async function mayLogOut(): Promise<boolean> {
  for (const confirm of [...confirmations].reverse()) if (!(await confirm())) return false;
  return true;
}
