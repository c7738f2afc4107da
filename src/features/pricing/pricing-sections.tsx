import { useTranslation } from '@/i18n/use-translation';

const QUESTIONS = ['hidden', 'why', 'refund', 'saved', 'renew', 'parents'] as const;

/** Questions about the prices, with their answers. */
export function PricingQuestions() {
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
            <dd className="mt-1 max-w-[45em] text-17">{t(`questions.${name}.a`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who the mentors are, and what they do and do not do. */
export function Mentors() {
  const { t } = useTranslation('pricing');
  return (
    <section id="mentors" tabIndex={-1} className="ruled scroll-mt-6 pt-5 outline-none">
      <div className="grid gap-x-14 gap-y-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 className="text-32">{t('mentors.title')}</h2>
        <p className="max-w-[45em] text-17">{t('mentors.lead')}</p>
      </div>
      <div className="mt-8 grid border-t md:grid-cols-3">
        {(['who', 'do', 'not'] as const).map((part) => (
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
