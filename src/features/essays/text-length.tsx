import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { TextCounts } from '@/lib/count-text';
import { cx } from '@/ui/cx';
import { LimitBar } from '@/ui/limit-bar';

type Props = { counts: TextCounts; limit: number | null };

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="num font-600">{children}</dd>
    </div>
  );
}

/** The length of the text, its limit, and its purpose. */
export function TextLength({ counts, limit, purpose }: Props & { purpose: string | null }) {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  const over = limit === null ? 0 : counts.words - limit;
  return (
    <section aria-label={t('counts.label')}>
      <dl className="ledger">
        <div className="pb-3">
          <dt className="text-13 text-muted">{t('counts.words')}</dt>
          <dd>
            <span className={cx('fig num block text-32', over > 0 && 'text-accent')}>
              {formatNumber(locale, counts.words)}
            </span>
            {limit !== null && (
              <>
                <span className="num text-muted">{t('counts.of', { limit })}</span>
                <LimitBar words={counts.words} limit={limit} />
                <span className={cx('mt-2 block text-13', over > 0 ? 'text-accent' : 'text-muted')}>
                  {over > 0
                    ? t('counts.over', { count: over })
                    : t('counts.left', { count: -over })}
                </span>
              </>
            )}
          </dd>
        </div>
        <Row name={t('counts.characters')}>{formatNumber(locale, counts.characters)}</Row>
        <Row name={t('counts.paragraphs')}>{formatNumber(locale, counts.paragraphs)}</Row>
        {purpose && <Row name={t('counts.for')}>{purpose}</Row>}
      </dl>
    </section>
  );
}

/** The length in one line, for narrow screens. */
export function ShortTextLength({ counts, limit }: Props) {
  const { t } = useTranslation('essays');
  const over = limit === null ? 0 : counts.words - limit;
  return (
    <p className={cx('num font-600', over > 0 && 'text-accent')}>
      {over > 0 && t('counts.over', { count: over })}
      {over <= 0 && limit === null && t('counts.short', { count: counts.words })}
      {over <= 0 && limit !== null && t('counts.shortOf', { count: counts.words, limit })}
    </p>
  );
}
