import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

type Props = {
  /** URL hash. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** A section of the demo; its label says that it is a sample, for visitors who enter by a link to it. */
export function Part({ id, title, lead, children }: Props) {
  const { t } = useTranslation('demo');
  return (
    <section id={id} tabIndex={-1} className="ruled scroll-mt-24 pt-4 outline-none">
      <p className="text-13 text-muted">{t('label')}</p>
      <h2 className="text-32">{title}</h2>
      <p className="mt-1 mb-6 max-w-[45em] text-muted">{lead}</p>
      {children}
    </section>
  );
}
