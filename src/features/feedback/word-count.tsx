import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { LimitBar } from '@/ui/limit-bar';

/** The number of words and the limit. */
export function WordCount({ words, limit }: { words: number; limit: number | null }) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const over = limit === null ? 0 : words - limit;
  return (
    <dl>
      <dt className="text-13 text-muted">{t('counts.words')}</dt>
      <dd>
        <span className={cx('fig num text-32', over > 0 && 'text-accent')}>
          {formatNumber(locale, words)}
        </span>{' '}
        {limit !== null && (
          <>
            <span className="num text-muted">{t('counts.of', { limit })}</span>
            <LimitBar words={words} limit={limit} />
            <span className={cx('mt-2 block text-13', over > 0 ? 'text-accent' : 'text-muted')}>
              {over > 0 ? t('counts.over', { count: over }) : t('counts.left', { count: -over })}
            </span>
          </>
        )}
      </dd>
    </dl>
  );
}
