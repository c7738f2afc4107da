import { useId, type ReactNode } from 'react';
import { keepCompounds } from '@/lib/line-breaks';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A section with its heading on the left and its rows on the right, 4 + 8. */
export function ProfileSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-16 grid gap-x-10 gap-y-5 md:mt-24 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-18"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="text-32">
          {keepCompounds(title)}
        </h2>
        {lead !== undefined && <p className="text-balance text-muted">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
