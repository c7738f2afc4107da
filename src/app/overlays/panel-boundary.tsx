import { Component, useEffect, type ReactNode } from 'react';
import { openPanel } from '@/shared/panel/panel-store';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';

type Props = {
  /** The toast if the panel cannot be shown. */
  message: string;
  children: ReactNode;
};

/** Closes a panel that throws and shows a toast; the page below stays as it is. */
export class PanelBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    openPanel(null);
    toast('error', this.props.message);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Replaces a panel whose code failed to load: closes it with a toast. The next opening tries again. */
export function PanelMissing() {
  const { t } = useTranslation();
  useEffect(() => {
    openPanel(null);
    toast('error', t('failure.network'));
  }, [t]);
  return null;
}
