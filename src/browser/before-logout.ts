/** `false` refuses the logout. A function discards what the logout would lose. */
export type LogoutAnswer = boolean | (() => void);

type Confirm = () => Promise<LogoutAnswer>;

const confirmations = new Set<Confirm>();

/** Registers a confirmation that runs before a logout. Returns a function that unregisters it. */
export function beforeLogout(confirm: Confirm): () => void {
  confirmations.add(confirm);
  return () => void confirmations.delete(confirm);
}

/**
 * Runs the confirmations, those of the open page first; false as soon as one refuses. Nothing is discarded before all
 * have agreed.
 */
export async function mayLogOut(): Promise<boolean> {
  const discards: (() => void)[] = [];
  for (const confirm of [...confirmations].reverse()) {
    const answer = await confirm();
    if (answer === false) return false;
    if (answer !== true) discards.push(answer);
  }
  for (const discard of discards) discard();
  return true;
}
