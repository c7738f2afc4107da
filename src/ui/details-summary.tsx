import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The line of `details` that unfolds them. */
export function DetailsSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="tap list-none font-600 text-brand [&::-webkit-details-marker]:hidden">
      <span>{children}</span>
      <Icon of={ChevronDown} size={18} className="in-open:transform-[rotate(180deg)]" />
    </summary>
  );
}
