import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { focusHeading } from '@/browser/take-focus';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';

/**
 * `small`: a question, a short form; a bottom sheet on a phone. `large`: a record; the whole screen
 * on a phone. `sheet`: a tall list of controls with a footer; a bottom sheet on a phone.
 */
export type DialogSize = 'small' | 'large' | 'sheet';

type DialogProps = {
  open: boolean;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  size?: DialogSize;
  /** Its name and heading. Leave out only where the content has a `DialogTitle` of its own. */
  title?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** In the bar of a large dialog, before the close button: position, next and previous. */
  bar?: ReactNode;
  /** Below the content; stays visible when the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Focus after closing; the previously focused element by default. */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
};

const places: Record<DialogSize, string> = {
  small: 'items-end md:items-center md:p-6',
  sheet: 'items-end md:items-center md:p-6',
  large: 'items-start md:px-6 md:py-10',
};

const boxes: Record<DialogSize, string> = {
  small: 'max-h-[calc(92*var(--dvh))] w-full max-md:rounded-b-none md:max-h-full md:w-110',
  sheet: 'max-h-[calc(92*var(--dvh))] w-full max-md:rounded-b-none md:max-h-full md:w-130',
  large: 'w-full max-md:min-h-[calc(100*var(--dvh))] max-md:rounded-none md:w-270',
};

/** The heading of a dialog that places its own title. Names the dialog. */
export function DialogTitle(props: ComponentProps<typeof Base.Title>) {
  return <Base.Title {...props} />;
}

/** Focuses the heading of the page after a dialog that was opened by its URL: there is no control to return the focus to. */
function FallbackFocus() {
  useLayoutEffect(
    () => () =>
      // After Base UI has returned the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      }),
    [],
  );
  return null;
}

/**
 * A modal dialog over a scrim: focus is trapped and restored, Escape and a press outside close it, the page
 * behind is inert and does not scroll.
 */
export function Dialog({
  open,
  onClose,
  size = 'small',
  title,
  closeLabel,
  bar,
  footer,
  children,
  initialFocus,
  finalFocus,
  className,
}: DialogProps) {
  const close = <Base.Close render={<IconButton aria-label={closeLabel} icon={X} />} />;
  const ruledHead = size !== 'small';

  return (
    <Base.Root open={open} onOpenChange={() => onClose()}>
      <Base.Portal>
        {/* `forceRender`: a dialog over another dialog has a backdrop, too. */}
        <Base.Backdrop forceRender className="fixed inset-0 z-20 bg-scrim print:hidden" />
        <Base.Viewport
          // What has the focus is clear of the bar.
          className={cx(
            'fixed inset-0 z-20 flex scroll-pt-16 justify-center overflow-y-auto',
            places[size],
          )}
        >
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cx(
              'floats relative flex flex-col outline-none',
              boxes[size],
              size !== 'large' && 'rises',
              className,
            )}
          >
            <FallbackFocus />
            {ruledHead ? (
              <div
                className={cx(
                  'flex min-h-16 shrink-0 items-center justify-between gap-2 border-b py-2.5 pr-2 pl-5 md:pr-3.5',
                  size === 'large' && 'md:pl-10',
                  // On a low screen it opens scrolled to its title. Sticks to the edge of the screen, past the dialog's padding;
                  // on a low and narrow one it would take too much of the height.
                  size === 'large' &&
                    bar !== undefined &&
                    'top-0 z-10 bg-surface md:sticky md:-top-10 md:rounded-t-[9px] [@media(min-height:36rem)]:sticky',
                )}
              >
                {title !== undefined && <Base.Title className="text-20">{title}</Base.Title>}
                {bar !== undefined && (
                  <div className="flex flex-1 items-center justify-between gap-1">{bar}</div>
                )}
                {close}
              </div>
            ) : (
              <div className="flex shrink-0 items-start justify-between gap-2 pt-2 pr-2 pl-5 md:pl-7">
                {title !== undefined && <Base.Title className="pt-4 text-24">{title}</Base.Title>}
                {close}
              </div>
            )}
            <div
              className={cx(
                size === 'small' &&
                  cx('overflow-y-auto px-5 pt-1 md:px-7', footer === undefined && 'pb-6'),
                size === 'sheet' && 'flex-1 overflow-y-auto px-5 pt-1 pb-4',
                size === 'large' && 'min-h-0 flex-1',
              )}
            >
              {children}
            </div>
            {footer !== undefined && (
              <div
                className={cx(
                  'flex shrink-0 flex-wrap items-center gap-2 px-5',
                  size === 'small' ? 'pt-4 pb-6 md:px-7' : 'border-t pt-3 pb-5',
                  size === 'large' &&
                    'sticky bottom-(--net) bg-surface md:bottom-[max(0px,var(--net)-40px)] md:rounded-b',
                )}
              >
                {footer}
              </div>
            )}
            {/* For a line of the frame (status-line.tsx): behind a dialog it could not be reached. */}
            <div
              data-dialog-line
              className={cx(
                'sticky bottom-0 shrink-0 overflow-hidden md:rounded-b',
                // Extends to the edge of the screen, past the dialog's padding.
                size === 'large' && 'md:-bottom-10 md:[--line-pad:40px]',
              )}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
