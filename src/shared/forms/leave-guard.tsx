import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useBlocker, type Blocker } from 'react-router';
import { sessionEpoch } from '@/api/http/session';
import { withoutLocale } from '@/i18n/locales';
import { beforeLogout, type LogoutAnswer } from '@/browser/before-logout';
import { askBeforeUnload, registerUnsavedChanges } from '@/browser/unsaved-changes';
import { Button } from '@/ui/button';
import type { LeaveProps, LeaveTexts } from './leave-dialog';

/** How long to wait for a pending save before the dialog opens, in milliseconds. */
const SAVE_WAIT_MS = 700;

/** Replaces the dialog if its code does not load. */
function PlainDialog({ texts, onStay, onLeave }: LeaveProps) {
  return (
    <div role="alert" className="floats fixed inset-x-4 bottom-20 z-20 p-5">
      <p className="font-600">{texts.title}</p>
      <p className="mb-4 text-muted">{texts.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onStay}>{texts.stay}</Button>
        <Button variant="warn" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}

async function loadDialog(): Promise<{ default: ComponentType<LeaveProps> }> {
  try {
    return { default: (await import('./leave-dialog')).LeaveDialog };
  } catch {
    return { default: PlainDialog };
  }
}

const LeaveDialog = lazy(loadDialog);

/** The question of the guard, for a form that closes on its page. */
export function LeaveQuestion(props: LeaveProps) {
  return (
    <Suspense>
      <LeaveDialog {...props} />
    </Suspense>
  );
}

type Props = {
  /** The page has unsaved changes. */
  unsaved: boolean;
  /** The same at the time of the call: a save may have ended since the last render. Must be stable. */
  isUnsaved: () => boolean;
  /** Tries to save; resolves when that has ended. Must be stable. */
  settle?: () => Promise<void>;
  /** Removes the changes from this device when the student leaves without saving. */
  discard?: () => void;
  texts: LeaveTexts;
};

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The blocker changes with a later render: a second press, or a save that ends meanwhile, must not leave again. */
function useProceedOnce(blocker: Blocker): () => void {
  const left = useRef<Blocker | null>(null);
  return useCallback(() => {
    if (blocker.state !== 'blocked' || left.current === blocker) return;
    left.current = blocker;
    blocker.proceed();
  }, [blocker]);
}

/**
 * Asks before a page with unsaved changes is left by a link, Back, a logout, or closing the tab. It saves first, and
 * asks only if that fails. Another language is the same page. After an expired session it does not ask.
 */
export function LeaveGuard({ unsaved, isUnsaved, settle, discard, texts }: Props) {
  const [epoch] = useState(sessionEpoch);
  const [asking, setAsking] = useState(false);
  /** Continues or cancels a pending logout. */
  const [logout, setLogout] = useState<{ answer: (answer: LogoutAnswer) => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      epoch === sessionEpoch() &&
      withoutLocale(currentLocation.pathname) !== withoutLocale(nextLocation.pathname),
  );

  const proceed = useProceedOnce(blocker);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let cancelled = false;
    const ask = () => setAsking(true);
    const timer = setTimeout(ask, SAVE_WAIT_MS);
    void (settle?.() ?? Promise.resolve()).then(() => {
      if (cancelled) return;
      clearTimeout(timer);
      if (isUnsaved()) ask();
      else proceed();
    });
    return () => {
      cancelled = true;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [blocker, proceed, isUnsaved, settle]);

  useEffect(
    () =>
      beforeLogout(async () => {
        if (isUnsaved() && settle) await Promise.race([settle(), wait(SAVE_WAIT_MS)]);
        if (!isUnsaved()) return true;
        return new Promise((resolve) => {
          setLogout({
            answer: (answer) => {
              setLogout(null);
              resolve(answer);
            },
          });
        });
      }),
    [isUnsaved, settle],
  );

  useEffect(() => registerUnsavedChanges(isUnsaved), [isUnsaved]);

  useEffect(() => {
    if (!unsaved) return;
    // Loaded early: the network may be down when it is needed.
    void loadDialog();
    return askBeforeUnload();
  }, [unsaved]);

  if (logout) {
    return (
      <LeaveQuestion
        texts={texts}
        onStay={() => logout.answer(false)}
        onLeave={() => logout.answer(discard ?? true)}
      />
    );
  }
  if (!asking || blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      texts={texts}
      onStay={blocker.reset}
      onLeave={() => {
        discard?.();
        proceed();
      }}
    />
  );
}
