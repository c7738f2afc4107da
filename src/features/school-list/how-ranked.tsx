import { useTranslation } from '@/i18n/use-translation';

/** The ranking rule in short; `docs/ranking.md` has it in full. */
export function HowRanked() {
  const { t } = useTranslation('results');
  return (
    <details className="mt-10 border-t">
      <summary className="min-h-11 py-2.5 font-600 text-brand">{t('ranking.title')}</summary>
      <ol className="max-w-[70ch] list-decimal pb-2 pl-5 text-muted">
        {(['narrow', 'compare', 'order', 'odds'] as const).map((key) => (
          <li key={key} className="py-1.5 pl-1">
            {t(`ranking.${key}`)}
          </li>
        ))}
      </ol>
    </details>
  );
}
