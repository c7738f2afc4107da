import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { loadPart } from '@/routing/lazy-reload';
import { useDebouncedValue } from '@/shared/hooks/use-debounced-value';
import { toast } from '@/ui/overlays/toaster';
import type { EditorDialogs } from './editor-dialogs';
import type { DraftState } from '@/features/essays/draft/draft-sync-types';

/** The open dialog. `version` is a version's number. */
export type OpenDialog =
  | { kind: 'versions'; version: number }
  | { kind: 'conflict' }
  | { kind: 'settings' };

type Dialogs = ComponentType<Parameters<typeof EditorDialogs>[0]>;

const load = async () => (await import('./editor-dialogs')).EditorDialogs;
/** Delay before the dialogs are preloaded, which are needed offline too. */
const PRELOAD_MS = 2000;
/** A pause in typing after which the conflict dialog opens, in milliseconds. */
const PAUSE_MS = 1500;

/**
 * The open dialog, and the code of all dialogs, which is loaded after the editor. If that fails, as without a
 * network, a toast says so. The conflict dialog opens once per newer text and only at a pause, so that it does not
 * receive keys that were typed for the text.
 */
export function useEditorDialog({ newer, content }: DraftState) {
  const { t } = useTranslation('essays');
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [offered, setOffered] = useState<number | null>(null);

  const show = (dialog: OpenDialog) => {
    setOpen(dialog);
    if (Dialogs) return;
    loadPart(load).then(
      (part) => setDialogs(() => part),
      () => {
        setOpen(null);
        toast('warning', t('editor.offlineParts'), 'offline-parts');
      },
    );
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      load().then(
        (part) => setDialogs(() => part),
        // Loaded again when one is opened.
        () => {},
      );
    }, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);

  const settled = useDebouncedValue(content, PAUSE_MS, content);
  const version = newer?.version ?? null;
  const paused = settled === content && open === null && Dialogs !== null;
  if (version !== null && version !== offered && paused) {
    setOffered(version);
    setOpen({ kind: 'conflict' });
  }
  // The conflict was resolved, here or in another tab.
  if (open?.kind === 'conflict' && version === null) setOpen(null);

  return { Dialogs, open, show, close: () => setOpen(null) };
}
