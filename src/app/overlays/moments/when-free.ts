import { hasUnsavedChanges } from '@/browser/unsaved-changes';

/** Some of the conditions that a moment waits for fire no event, so they are polled. */
const POLL_MS = 200;

const BUSY =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .Toastify__toast--error';
const TYPING = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio])';

/** Whether a moment would interrupt nothing: no dialog, error, unsaved change or typing, and the page is visible and online. */
function isFree(): boolean {
  return (
    navigator.onLine &&
    !document.hidden &&
    !hasUnsavedChanges() &&
    !document.querySelector(BUSY) &&
    !document.activeElement?.matches(TYPING)
  );
}

/** Resolves once a moment can be shown; to `false` if `signal` aborts before that. */
export function whenFree(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const poll = () => {
      if (!signal.aborted && !isFree()) return;
      clearInterval(timer);
      resolve(!signal.aborted);
    };
    const timer = setInterval(poll, POLL_MS);
    poll();
  });
}
