import { useId, type ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A section with its heading at the left and its rows at the right, 4 + 8. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-16 grid gap-x-10 gap-y-5 md:mt-24 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-18"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="text-32">
          {title}
        </h2>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** A section whose heading stands over its content, with a way on at the far end. */
export function WideSection({ title, end, children }: Props & { end?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 md:mt-24">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-12">
        <h2 id={id} className="text-32">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
