import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { takeEarlyActivity } from '@/browser/early-activity';
import { subscribeToClosed, isClosed, rememberClosed } from './closed-on-device';
import { usePopupKeys } from './use-popup-keys';
import { usePlace } from './use-place';
import type { PopupPosition } from './find-place';
import { watchVisitor, type Nudge } from './watch-visitor';

const LINES = ['calls', 'essay', 'deadlines', 'stop'] as const;

type PopupProps = {
  nudge: Nudge;
  /** `null` while it waits for a free corner. */
  place: PopupPosition | null;
  setPlace: (place: PopupPosition | null) => void;
  onClose: () => void;
  onConfirm: () => void;
};

function Popup({ nudge, place, setPlace, onClose, onConfirm }: PopupProps) {
  const { t } = useTranslation('overlays');
  const popup = useRef<HTMLDivElement>(null);
  const title = useId();
  usePlace(popup, nudge.pressed, place, setPlace);
  usePopupKeys(popup, { by: nudge.by, shown: place !== null }, onClose);
  return (
    <div
      ref={popup}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      style={place ? { left: place.left, top: place.top, maxHeight: place.maxHeight } : undefined}
      className={cx(
        'floats fixed z-15 w-[min(100vw-2.5rem,22rem)] overflow-y-auto px-3 pb-3 md:px-4 print:hidden',
        !place && 'invisible',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={title} className="pt-3 text-17 font-600">
          {t('mentorship.title')}
        </h2>
        <IconButton
          icon={X}
          className="-mr-3"
          aria-label={t('mentorship.close')}
          onClick={onClose}
        />
      </div>
      <ul className="grid gap-1 py-1">
        {LINES.map((line) => (
          <li key={line}>{t(`mentorship.lines.${line}`)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-2 gap-y-1 pt-2">
        <Button onClick={onConfirm}>{t('mentorship.confirm')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('mentorship.later')}
        </Button>
      </div>
    </div>
  );
}

/** Unmounting discards the idle time and the clicks counted so far. */
function PopupTrigger({ onConfirm }: { onConfirm: () => void }) {
  // Loaded before it opens, so that it opens on time.
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  const [nudge, setNudge] = useState<Nudge | null>(null);
  const [place, setPlace] = useState<PopupPosition | null>(null);
  const open = nudge !== null;
  useEffect(() => (open ? undefined : watchVisitor(setNudge)), [open]);
  const confirm = () => {
    rememberClosed();
    onConfirm();
  };
  return (
    <>
      {/* Always rendered, so that screen readers announce its text. */}
      <p role="status" className="sr-only">
        {place && t('mentorship.announce', { title: t('mentorship.title') })}
      </p>
      {nudge && (
        <Popup {...{ nudge, place, setPlace }} onClose={rememberClosed} onConfirm={confirm} />
      )}
    </>
  );
}

type Props = {
  /** The page never shows it: prices, login, sign-up, onboarding. */
  excluded: boolean;
  /** The chat or a school is open. */
  suppressed: boolean;
  onConfirm: () => void;
};

/** The offer of a mentor (spec section 2, R25). However it is closed, it stays closed on this device. */
export function MentorshipPopup({ excluded, suppressed, onConfirm }: Props) {
  const closed = useSyncExternalStore(subscribeToClosed, isClosed);
  // Drops earlier activity that no trigger has taken: what was done on a page without the popup does not count on a later one.
  useEffect(() => void takeEarlyActivity(), []);
  return excluded || suppressed || closed ? null : <PopupTrigger onConfirm={onConfirm} />;
}
