import { Component, type ReactNode } from 'react';
import { openPanel } from '@/shared/panel/panel-store';
import { toast } from '@/ui/overlays/toaster';

type Props = {
  /** What is said where the panel cannot be shown. */
  message: string;
  children: ReactNode;
};

/** Closes a panel that breaks, or whose code cannot be had, and says so: the page under it stays as it is. */
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
