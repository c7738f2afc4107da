import { deviceStorage } from './device-storage';

/** Unsaved input of one student on one page, in localStorage. Never throws. */
export type KeptText = {
  /** The parsed JSON, not validated; `null` if there is none or it cannot be read. */
  read: () => unknown;
  keep: (value: unknown) => void;
  remove: () => void;
};

/**
 * Storage for input that is not in the account yet. The key holds the student's id: the input survives an expired
 * session (`KEPT` in ./session-reset), and other students do not see it.
 */
export function keptText(studentId: string | number, page: string): KeptText {
  const key = `draft.${encodeURIComponent(String(studentId))}.${page}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(deviceStorage.getItem(key) ?? 'null');
        return value;
      } catch {
        return null;
      }
    },
    keep: (value) => deviceStorage.setItem(key, JSON.stringify(value)),
    remove: () => deviceStorage.removeItem(key),
  };
}
