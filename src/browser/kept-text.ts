import { deviceStorage } from './device-storage';

/** What a page keeps on this device of one student's typing; it never throws. */
export type KeptText = {
  /** What was kept last, as JSON has it; `null` where there is nothing that can be read. Not to be trusted. */
  read: () => unknown;
  keep: (value: unknown) => void;
  remove: () => void;
};

/**
 * Where a page keeps what is typed and not in the account yet: under its student, so that it outlives a
 * session that runs out (`KEPT` in ./forget) and nobody else is shown it.
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
