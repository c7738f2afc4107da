import { useTranslation } from '@/i18n/use-translation';

const POINTS = ['fee', 'host', 'certain', 'papers', 'code', 'hurry'] as const;

/** How to recognise scams. */
export function Scams() {
  const { t } = useTranslation('scholarship');
  return (
    <section
      id="scams"
      aria-labelledby="scams-title"
      tabIndex={-1}
      className="ruled mt-16 grid scroll-mt-6 gap-x-18 gap-y-6 pt-6 outline-none md:mt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="scams-title" className="text-24">
          {t('scams.title')}
        </h2>
        <p className="mt-3 max-w-[33em] text-muted">{t('scams.lead')}</p>
      </div>
      <div>
        <ul className="grid gap-x-6 md:grid-cols-2">
          {POINTS.map((point) => (
            <li
              key={point}
              className="border-t py-4 first:border-t-0 first:pt-0 md:nth-2:border-t-0 md:nth-2:pt-0"
            >
              <h3 className="font-600">{t(`scams.${point}.title`)}</h3>
              <p className="mt-1">{t(`scams.${point}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t pt-4 max-w-[51em]">{t('scams.paid')}</p>
      </div>
    </section>
  );
}
