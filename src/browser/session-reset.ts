/** Who ended the session: this tab, or another one that has already cleaned what the tabs share. */
export type EndedBy = 'this-tab' | 'another-tab';

/** What is not a student's, or has to outlive the session; everything else that is stored goes with it. */
const KEPT = /^(lastPath|theme|react-router|draft\.|mentorship$|analytics$|build\.)/;

const forgetters = new Set<(by: EndedBy) => void>();

/** Registers what puts a store back to its beginning when the session changes (R17, R19). */
export function onForget(forget: (by: EndedBy) => void): void {
  forgetters.add(forget);
}

function sweep(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!KEPT.test(key)) storage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Forgets everything of the person on this page: every store, and what is kept in the browser (R17). */
export function forgetPerson(by: EndedBy): void {
  for (const forget of forgetters) forget(by);
  sweep(() => sessionStorage);
  if (by === 'this-tab') sweep(() => localStorage);
}
