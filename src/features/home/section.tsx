import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A section with its heading on the left and its content on the right. */
export function Section({ title, lead, children }: Props) {
  return (
    <section className="page mt-16 grid gap-x-10 gap-y-6 md:mt-24 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-18">
      <div className="grid content-start gap-4">
        <h2 className="text-32">{title}</h2>
        {lead && <p className="text-17 text-muted">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** A section with its heading above its content, and its lead at the end of the heading's row. */
export function WideSection({ title, lead, children }: Props) {
  return (
    <section className="page mt-16 md:mt-24">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1">
        <h2 className="text-32">{title}</h2>
        {lead && <div className="text-muted">{lead}</div>}
      </div>
      {children}
    </section>
  );
}
