import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { loadPart } from '@/routing/lazy-reload';
import { toast } from '@/ui/overlays/toaster';
import type { EditorDialogs } from './editor-dialogs';
import type { DraftState } from '@/features/essays/draft/engine-types';

/** What is open over the editor. `version` is the number of the one that is shown. */
export type OpenDialog =
  | { kind: 'versions'; version: number }
  | { kind: 'conflict' }
  | { kind: 'settings' };

type Dialogs = ComponentType<Parameters<typeof EditorDialogs>[0]>;

const load = async () => (await import('./editor-dialogs')).EditorDialogs;
/** After the editor can be used; the dialogs are wanted offline too. */
const WARM_UP_MS = 2000;
/** A pause in typing after which the choice between two texts opens by itself, in milliseconds. */
const PAUSE_MS = 1500;

/**
 * The dialog over the editor and the code of all of them, which comes later. A dialog that cannot come, as
 * without a network, leaves the editor as it is. The choice between two texts opens once per other text, at
 * a pause, so that no key that was meant for the text lands in it.
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
        // Asked for again when it is wanted.
        () => {},
      );
    }, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, []);

  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);

  const version = newer?.version ?? null;
  const paused = settled === content && open === null && Dialogs !== null;
  if (version !== null && version !== offered && paused) {
    setOffered(version);
    setOpen({ kind: 'conflict' });
  }
  // The choice was made, here or in another tab.
  if (open?.kind === 'conflict' && version === null) setOpen(null);

  return { Dialogs, open, show, close: () => setOpen(null) };
}
