import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { takeEarlyActivity } from '@/browser/early-activity';
import { subscribeToClosed, isClosed, rememberClosed } from './memory';
import { usePopupKeys } from './use-popup-keys';
import { watchVisitor } from './watch-visitor';

const LINES = ['calls', 'essay', 'deadlines', 'stop'] as const;

type Nudge = 'idle' | 'clicks';

type PopupProps = { openedBy: Nudge; onClose: () => void; onConfirm: () => void };

function Popup({ openedBy, onClose, onConfirm }: PopupProps) {
  const { t } = useTranslation('overlays');
  const popup = useRef<HTMLDivElement>(null);
  const title = useId();
  usePopupKeys(popup, openedBy, onClose);
  return (
    <div
      ref={popup}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className="floats fixed inset-x-4 bottom-[calc(5.5rem+var(--net)+var(--consent,0px)+env(safe-area-inset-bottom))] z-15 max-h-[calc(100*var(--dvh)-6.5rem-var(--consent,0px))] overflow-y-auto md:right-(--gutter) md:left-auto md:w-110 print:hidden"
    >
      <div className="flex items-start justify-between gap-2 pt-2 pr-2 pl-5 md:pl-7">
        <h2 id={title} className="pt-3 text-20 md:pt-4 md:text-24">
          {t('mentorship.title')}
        </h2>
        <IconButton icon={X} aria-label={t('mentorship.close')} onClick={onClose} />
      </div>
      <ul className="ledger mt-1 px-5 md:mt-2 md:px-7">
        {LINES.map((line) => (
          <li key={line} className="py-2.5 md:py-3">
            {t(`mentorship.lines.${line}`)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-2 gap-y-1 px-5 pt-2 pb-5 md:px-7 md:pb-6">
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
  const [openedBy, setOpenedBy] = useState<Nudge | null>(null);
  const open = openedBy !== null;
  useEffect(() => (open ? undefined : watchVisitor(setOpenedBy)), [open]);
  const confirm = () => {
    rememberClosed();
    onConfirm();
  };
  return (
    <>
      {/* Always rendered, so that screen readers announce its text. */}
      <p role="status" className="sr-only">
        {open && t('mentorship.announce', { title: t('mentorship.title') })}
      </p>
      {openedBy && <Popup openedBy={openedBy} onClose={rememberClosed} onConfirm={confirm} />}
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
  // If the trigger has not taken it: the activity on a page without the popup does not count on a later one.
  useEffect(() => void takeEarlyActivity(), []);
  return excluded || suppressed || closed ? null : <PopupTrigger onConfirm={onConfirm} />;
}
