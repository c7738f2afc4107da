import { useCallback, useState } from 'react';

/** What a dialog is about. `opening` counts, so that each one is a new form. */
type Opened<T> = T & { opening: number; open: boolean };

/** State of a dialog: `opened` is `null` until it was opened, and stays while the dialog closes. */
export function useDialogState<T extends object>() {
  const [opened, setOpened] = useState<Opened<T> | null>(null);
  const open = useCallback((about: T) => {
    setOpened((before) => ({ ...about, opening: (before?.opening ?? 0) + 1, open: true }));
  }, []);
  const close = () => setOpened((before) => before && { ...before, open: false });
  return { opened, open, close };
}
