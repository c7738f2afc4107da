import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { PlanStack, PlanTable } from '@/features/pricing/plan-table';

const QUESTIONS = ['hidden', 'why', 'refund', 'saved', 'renew', 'parents'] as const;
const MENTOR_PARTS = ['who', 'do', 'not'] as const;

function Questions() {
  const { t } = useTranslation('pricing');
  return (
    <section className="ruled grid gap-x-14 gap-y-4 pt-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 className="text-32">{t('questions.title')}</h2>
      <dl className="ledger">
        {QUESTIONS.map((name) => (
          <div
            key={name}
            id={name}
            tabIndex={-1}
            className="scroll-mt-6 outline-none py-5 first:pt-1"
          >
            <dt className="text-17 font-600">{t(`questions.${name}.q`)}</dt>
            <dd className="mt-1 max-w-[64ch] text-17 text-muted">{t(`questions.${name}.a`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Mentors() {
  const { t } = useTranslation('pricing');
  return (
    <section id="mentors" tabIndex={-1} className="ruled scroll-mt-6 pt-5 outline-none">
      <div className="grid gap-x-14 gap-y-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 className="text-32">{t('mentors.title')}</h2>
        <p className="max-w-[64ch] text-17">{t('mentors.lead')}</p>
      </div>
      <div className="mt-8 grid border-t md:grid-cols-3">
        {MENTOR_PARTS.map((part) => (
          <section
            key={part}
            className="py-5 max-md:not-first:border-t md:not-first:border-l md:not-first:pl-6 md:not-last:pr-6"
          >
            <h3 className="text-17 font-600">{t(`mentors.${part}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`mentors.${part}.text`)}</p>
          </section>
        ))}
      </div>
    </section>
  );
}

/** `/pricing`: what is free, what would cost something, and that nothing is sold yet. */
export function Page() {
  const { t } = useTranslation('pricing');
  return (
    <div className="grid gap-16 pb-16 md:gap-24 md:pb-24">
      <div>
        <div className="grid items-end gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="max-w-[16ch] text-44">{t('title')}</h1>
          <p className="text-17 text-muted">{t('lead')}</p>
        </div>
        <Notice className="mt-8 mb-10 max-w-[72ch] md:mb-12">
          <strong>{t('notYet.title')}</strong> {t('notYet.text')}
        </Notice>
        <PlanTable />
        <PlanStack />
        <div className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-2">
          <Notice>{t('promise.stop')}</Notice>
          <Notice>{t('promise.hardship')}</Notice>
        </div>
      </div>
      <Questions />
      <Mentors />
      <section className="ruled grid justify-items-start gap-2 pt-5">
        <h2 className="text-24">{t('end.title')}</h2>
        <p className="max-w-[60ch] text-muted">{t('end.text')}</p>
        <LocalLink to="demo" className={buttonClass({ variant: 'second', className: 'mt-3' })}>
          {t('end.demo')}
        </LocalLink>
      </section>
    </div>
  );
}
