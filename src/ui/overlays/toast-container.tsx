import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '@/ui/icon';
import { connectToasts, type Toast, type ToastKind } from './toaster';
import './toast-styles.css';

const AUTO_CLOSE_MS = 3000;

const icons: Record<ToastKind, LucideIcon> = {
  success: Check,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** An active toast gets the new text and kind, and a fresh timer; it never stacks (R15). */
function show({ kind, text, id }: Toast): void {
  const look = { type: kind, icon: <Icon of={icons[kind]} /> };
  if (toast.isActive(id)) toast.update(id, { ...look, render: text, autoClose: AUTO_CLOSE_MS });
  else toast(text, { ...look, toastId: id });
}

export type ToastTexts = {
  /** Name of a toast's close button. */
  closeLabel: string;
  /** Name of the region they appear in. */
  label: string;
};

/** `closeToast` is added by the library, which clones the element. */
function CloseButton({
  label,
  closeToast,
}: {
  label: string;
  closeToast?: (byHand: true) => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => closeToast?.(true)}
      className="toast-close"
    >
      <Icon of={X} size={18} />
    </button>
  );
}

/** The toasts: 3000 ms, dark in both themes (spec section 9). */
export function Container({ closeLabel, label }: ToastTexts) {
  useEffect(() => {
    let open = true;
    // Deferred until the container is really mounted: StrictMode mounts it twice and the first one loses its toasts.
    queueMicrotask(() => {
      if (open) connectToasts(show);
    });
    return () => {
      open = false;
      connectToasts(null);
    };
  }, []);
  return (
    <ToastContainer
      aria-label={label}
      autoClose={AUTO_CLOSE_MS}
      theme="dark"
      position="bottom-right"
      hideProgressBar
      // The library's transitions wait for animations that our style sheet does not define.
      transition={false}
      closeButton={<CloseButton label={closeLabel} />}
    />
  );
}
