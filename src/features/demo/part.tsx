import type { ReactNode } from 'react';

type Props = {
  /** URL hash. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** A section of the demo. */
export function Part({ id, title, lead, children }: Props) {
  return (
    <section id={id} tabIndex={-1} className="ruled scroll-mt-24 pt-4 outline-none">
      <h2 className="text-32">{title}</h2>
      <p className="mt-1 mb-6 max-w-[45em] text-muted">{lead}</p>
      {children}
    </section>
  );
}
