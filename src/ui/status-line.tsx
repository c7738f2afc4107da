import type { LucideIcon } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx';
import { Icon } from './icon';

function onBodyChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Where the topmost open dialog shows the line; `null` without an open dialog. */
function dialogSlot(): Element | null {
  return [...document.querySelectorAll('[data-dialog-line]')].at(-1) ?? null;
}

/** Sets `--net` to the height of the line: fixed elements at the bottom move up by it, so the line covers nothing. */
function reserveSpace(line: HTMLElement | null): (() => void) | undefined {
  if (!line) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--net', `${line.offsetHeight}px`));
  observer.observe(line);
  return () => {
    observer.disconnect();
    style.removeProperty('--net');
    if (!line.contains(document.activeElement)) return;
    const place = line.closest<HTMLElement>('[role=dialog]') ?? document.getElementById('content');
    place?.focus({ preventScroll: true });
  };
}

type Props = {
  /** Accessible name of the region. */
  label: string;
  /** `warn` when something may be lost. */
  tone: 'note' | 'warn';
  icon: LucideIcon;
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A status line at the bottom of the screen, above the tab bar, or at the bottom of the open dialog. It is not a
 * live region: the caller announces it.
 */
export function StatusLine({ label, tone, icon, action, children }: Props) {
  const dialog = useSyncExternalStore(onBodyChange, dialogSlot);
  const line = (
    <section
      ref={reserveSpace}
      aria-label={label}
      data-network-line
      className={cx(
        'border-t print:hidden',
        tone === 'warn' ? 'border-accent bg-accent-soft' : 'border-ink bg-surface',
        !dialog &&
          'fixed inset-x-0 bottom-[calc(65px+env(safe-area-inset-bottom))] z-11 lg:bottom-0 [:root:not(:has([data-tabs]))_&]:bottom-0',
      )}
    >
      <div
        className={cx(
          'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2',
          dialog ? 'px-(--line-pad,20px)' : 'page',
        )}
      >
        <p className="flex flex-1 basis-48 gap-3">
          <Icon of={icon} className={cx('mt-0.5', tone === 'warn' && 'text-accent')} />
          <span>{children}</span>
        </p>
        {action}
      </div>
    </section>
  );
  return dialog ? createPortal(line, dialog) : line;
}
