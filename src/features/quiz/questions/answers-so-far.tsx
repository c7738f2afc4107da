import { ACTIVITIES } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { useDiscovery } from '@/shared/discovery/discovery-store';

/** The questions on the page, in order; the last one leads to the cards. */
const QUESTIONS = ['statements', 'environment', 'activities'] as const;

/** Next to a question, where there is room: the answers so far. Each answered question can be opened again. */
export function AnswersSoFar({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('discovery');
  const { answers, step, goTo } = useDiscovery();
  const { statements, environment, activities } = answers;
  const texts: Record<(typeof QUESTIONS)[number], readonly string[]> = {
    statements: statements.map((statement) => t(`statement.${statement}`)),
    environment: environment ? [t(`environment.${environment}`)] : [],
    activities:
      activities.length > 0
        ? [t('rated', { count: activities.length, total: ACTIVITIES.length })]
        : [],
  };
  return (
    <section aria-labelledby={labelledBy} className="pt-1 @max-5xl:hidden">
      <h3 id={labelledBy} className="pb-2 text-13 text-muted">
        {t('soFar.title')}
      </h3>
      <ol className="ruled ledger">
        {QUESTIONS.map((question, index) => {
          const title = t(`title.${question}`);
          const answered = texts[question].length > 0;
          if (index === step) {
            return (
              <li key={question} aria-current="step" className="py-3 text-13 font-600">
                {title}
              </li>
            );
          }
          return (
            <li key={question} className="py-3">
              {answered ? (
                <button
                  type="button"
                  className="min-h-6 text-left text-13 underline underline-offset-4 enabled-hover:text-brand"
                  onClick={() => goTo(index)}
                >
                  {title}
                </button>
              ) : (
                <p className="text-13">{title}</p>
              )}
              {(answered ? texts[question] : [t('soFar.none')]).map((text) => (
                <p key={text} className={answered ? 'font-600' : 'text-muted'}>
                  {text}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
