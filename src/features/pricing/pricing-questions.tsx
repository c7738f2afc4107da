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
            <dd className="mt-1 max-w-[64ch] text-17 text-muted">{t(`questions.${name}.a`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
