import type { Feedback } from '@/api/feedback/contract';
import { isLocale } from '@/i18n/locales';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';

const LEVELS = ['1', '2', '3', '4'] as const;

/** The criteria, each with its level and reason. There is no overall grade. */
export function Rubric({ feedback: { scores, language } }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  if (scores.length === 0) return null;
  return (
    <section className="ruled pt-4">
      <h2 className="text-24">{t('rubric.title')}</h2>
      <p className="mt-1 max-w-[45em] text-muted">
        {isLocale(language) && t(`rubric.language.${language}`)} {t('rubric.note')}
      </p>
      <dl className="mt-4 border-t">
        {scores.map(({ key, label, level, text }) => {
          const known = LEVELS.find((one) => one === String(level));
          return (
            <div
              key={key}
              className="grid gap-x-6 border-b py-3 md:grid-cols-[11rem_minmax(0,1fr)_10rem]"
            >
              <dt className="font-600 wrap-anywhere">{label}</dt>
              <dd className="wrap-anywhere max-md:order-last">{text}</dd>
              <dd
                className={cx(
                  'text-15 font-600 md:text-right',
                  known === '1' ? 'text-accent' : known === '4' ? 'text-brand' : 'text-muted',
                )}
              >
                {known ? t(`rubric.level.${known}`) : t('rubric.none')}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
