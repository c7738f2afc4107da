import { deviceStorage } from './device-storage';

/** A part of a key without dots, which separate the parts. */
export function keyPart(id: string | number): string {
  return encodeURIComponent(id).replaceAll('.', '%2E');
}

/** What the keys of a student's drafts begin with. */
export function draftPrefix(studentId: string | number): string {
  return `draft.${keyPart(studentId)}.`;
}

/**
 * Storage for one student's input that is not in the account yet, in localStorage. Never throws. The key holds the
 * student's id: the input survives an expired session (`OUTLIVES_SESSION` in ./session-reset), and other students do not
 * see it.
 */
export function draftStorage(studentId: string | number, page: string) {
  const key = draftPrefix(studentId) + page;
  return {
    /** The parsed JSON, not validated; `null` if there is none or it cannot be read. */
    read: (): unknown => {
      try {
        return JSON.parse(deviceStorage.getItem(key) ?? 'null') as unknown; // validated by the caller
      } catch {
        return null;
      }
    },
    write: (value: unknown): void => deviceStorage.setItem(key, JSON.stringify(value)),
    remove: (): void => deviceStorage.removeItem(key),
  };
}
