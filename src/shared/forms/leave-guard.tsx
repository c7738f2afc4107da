import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useBlocker } from 'react-router';
import { sessionEpoch } from '@/api/http/session';
import { withoutLocale } from '@/i18n/locales';
import { beforeLogout } from '@/browser/before-logout';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { Button } from '@/ui/button';
import type { LeaveProps, LeaveTexts } from './leave-dialog';

/** How long a save on its way is waited for before the student is asked, in milliseconds. */
const PATIENCE_MS = 700;

/** The question where the dialog's code cannot be had: nothing is lost for that either. */
function PlainQuestion({ texts, onStay, onLeave }: LeaveProps) {
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

async function loadQuestion(): Promise<{ default: ComponentType<LeaveProps> }> {
  try {
    return { default: (await import('./leave-dialog')).LeaveDialog };
  } catch {
    return { default: PlainQuestion };
  }
}

const Question = lazy(loadQuestion);

type Props = {
  /** Something typed is not kept anywhere else. */
  unsaved: boolean;
  /** The same, asked at the moment: a save may have ended since the page was painted. Always the same function. */
  isUnsaved: () => boolean;
  /** Tries to save it; resolves when that is over. Always the same function. */
  settle?: () => Promise<void>;
  /** Gives up what is kept of it on this device: the student leaves without saving. */
  discard?: () => void;
  texts: LeaveTexts;
};

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Asks before a page is left with something unsaved, by a link, by Back, by logging out, or with the tab. What can
 * still be saved is saved first, and then nothing is asked. Another language is the same page, and a session that is
 * over is left without a word.
 */
export function LeaveGuard({ unsaved, isUnsaved, settle, discard, texts }: Props) {
  const [epoch] = useState(sessionEpoch);
  const [asking, setAsking] = useState(false);
  /** What the question of a logout is answered to. */
  const [logout, setLogout] = useState<{ answer: (go: boolean) => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      epoch === sessionEpoch() &&
      withoutLocale(currentLocation.pathname) !== withoutLocale(nextLocation.pathname),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let over = false;
    const ask = () => setAsking(true);
    const timer = setTimeout(ask, PATIENCE_MS);
    void (settle?.() ?? Promise.resolve()).then(() => {
      if (over) return;
      clearTimeout(timer);
      if (isUnsaved()) ask();
      else blocker.proceed();
    });
    return () => {
      over = true;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [blocker, isUnsaved, settle]);

  useEffect(
    () =>
      beforeLogout(async () => {
        if (isUnsaved() && settle) await Promise.race([settle(), wait(PATIENCE_MS)]);
        if (!isUnsaved()) return true;
        return new Promise((resolve) => {
          setLogout({
            answer: (go) => {
              setLogout(null);
              resolve(go);
            },
          });
        });
      }),
    [isUnsaved, settle],
  );

  useEffect(() => registerUnsavedChanges(isUnsaved), [isUnsaved]);

  useEffect(() => {
    if (!unsaved) return;
    // Here before it is needed: the network may be what is missing then.
    void loadQuestion();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const question = logout
    ? { onStay: () => logout.answer(false), leave: () => logout.answer(true) }
    : asking && blocker.state === 'blocked'
      ? { onStay: blocker.reset, leave: blocker.proceed }
      : null;
  if (!question) return null;
  const { onStay, leave } = question;
  const onLeave = () => {
    discard?.();
    leave();
  };
  return (
    <Suspense>
      <Question texts={texts} onStay={onStay} onLeave={onLeave} />
    </Suspense>
  );
}
