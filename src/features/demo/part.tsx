import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

type Props = {
  /** Its place in the page's address, after `#`. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** One part of the sample student's place. It says whose it is, wherever one comes in. */
export function Part({ id, title, lead, children }: Props) {
  const { t } = useTranslation('demo');
  return (
    <section id={id} tabIndex={-1} className="ruled scroll-mt-24 pt-4 outline-none">
      <p className="text-13 text-muted">{t('label')}</p>
      <h2 className="text-32">{title}</h2>
      <p className="mt-1 mb-6 max-w-[60ch] text-muted">{lead}</p>
      {children}
    </section>
  );
}
