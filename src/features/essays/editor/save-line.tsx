import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { DraftState, Phase } from '@/features/essays/draft/draft-sync-types';
import { useTimeFormat } from '@/features/essays/use-time-format';

const icons: Record<Phase, LucideIcon> = {
  saved: Check,
  waiting: Check,
  saving: CloudUpload,
  offline: CloudOff,
  failed: CloudOff,
  refused: CircleAlert,
  conflict: CircleAlert,
  gone: CircleAlert,
};

/** Phases that need the student or the network. */
const STUCK: ReadonlySet<Phase> = new Set(['offline', 'failed', 'refused', 'conflict', 'gone']);

function useSaveText({ phase, storable, savedAt }: DraftState): string {
  const { t } = useTranslation('essays');
  const { short } = useTimeFormat();
  switch (phase) {
    case 'saved':
      return savedAt ? t('save.saved', { time: short(savedAt) }) : t('save.savedPlain');
    case 'waiting':
      return storable ? t('save.waiting') : t('save.unkept');
    case 'offline':
      return storable ? t('save.offline') : t('save.offlineUnkept');
    case 'failed':
      return storable ? t('save.failed') : t('save.failedUnkept');
    case 'saving':
    case 'refused':
    case 'conflict':
    case 'gone':
      return t(`save.${phase}`);
  }
}

/** The save state on screen; `SaveStatus` announces it. */
export function SaveLine({ state }: { state: DraftState }) {
  const text = useSaveText(state);
  const stuck = STUCK.has(state.phase) || !state.storable;
  return (
    <p className={cx('flex items-start gap-2', stuck ? 'text-accent' : 'text-muted')}>
      <span className="flex h-[1lh] shrink-0 items-center">
        <Icon
          of={icons[state.phase]}
          size={18}
          className={state.phase === 'saved' ? 'text-brand' : ''}
        />
      </span>
      <span>{text}</span>
    </p>
  );
}

/** The last announcement, and what led to it. */
type Announcement = {
  phase: Phase;
  manualSaves: number;
  /** The next save is announced: it follows a problem or was made by hand. */
  pending: boolean;
  announced: boolean;
};

function nextAnnouncement(last: Announcement, phase: Phase, manualSaves: number): Announcement {
  const isStuck = STUCK.has(phase);
  const isSaved = phase === 'saved';
  const pending = last.pending || isStuck || last.manualSaves !== manualSaves;
  const announced = isStuck || (pending && isSaved);
  return { phase, manualSaves, pending: pending && !isSaved, announced };
}

type StatusProps = {
  state: DraftState;
  /** Number of saves by button or key. */
  manualSaves: number;
};

/** Announces problems, recoveries and manual saves, not the save at every pause. */
export function SaveStatus({ state, manualSaves }: StatusProps) {
  const { phase } = state;
  const text = useSaveText(state);
  const [last, setLast] = useState({ phase, manualSaves, pending: false, announced: false });
  // While rendering: an effect would announce one render late, and twice in Strict Mode.
  if (last.phase !== phase || last.manualSaves !== manualSaves) {
    setLast(nextAnnouncement(last, phase, manualSaves));
  }
  return (
    <p role="status" className="sr-only">
      {last.announced ? text : ''}
    </p>
  );
}
