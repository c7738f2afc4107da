import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { Mentors, PricingQuestions } from '@/features/pricing/pricing-sections';
import { PricingStack, PricingTable } from '@/features/pricing/pricing-table';

/** `/pricing`: the plans and their prices. Nothing is sold yet. */
export function Page() {
  const { t } = useTranslation('pricing');
  return (
    <div className="grid gap-16 pb-16 md:gap-24 md:pb-24">
      <div>
        <PageHeader large title={t('title')} lead={t('lead')} />
        <Notice className="mb-10 max-w-[51em] md:mb-12">
          <strong>{t('notYet.title')}</strong> {t('notYet.text')}
        </Notice>
        <PricingTable />
        <PricingStack />
        <div className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-2">
          <Notice>{t('promise.stop')}</Notice>
          <Notice>{t('promise.hardship')}</Notice>
        </div>
      </div>
      <PricingQuestions />
      <Mentors />
      <section className="ruled grid justify-items-start gap-2 pt-5">
        <h2 className="text-24">{t('end.title')}</h2>
        <p className="max-w-[45em] text-muted">{t('end.text')}</p>
        <LocalLink to="demo" className={buttonClass({ variant: 'second', className: 'mt-3' })}>
          {t('end.demo')}
        </LocalLink>
      </section>
    </div>
  );
}
