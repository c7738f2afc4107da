import { CircleAlert } from 'lucide-react';
import { Notice } from '@/ui/notice';

/** What is wrong with a form as a whole, read out when it appears; the place is there before it (R15). */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== null && (
        <Notice tone="alert" icon={CircleAlert}>
          {text}
        </Notice>
      )}
    </div>
  );
}
