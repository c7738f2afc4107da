import { useTranslation } from '@/i18n/use-translation';

type Props = {
  shown: number;
  of: number;
  narrowed: boolean;
  onClear: () => void;
};

/** The number of matching programs, and a button that clears the filter. */
export function FilterLine({ shown, of, narrowed, onClear }: Props) {
  const { t } = useTranslation('checklist');
  const words = narrowed
    ? t('tools.countOf', { count: of, shown })
    : t('tools.count', { count: of });
  return (
    <div className={narrowed ? 'flex flex-wrap items-center gap-x-4 pb-1' : undefined}>
      <p role="status" className={narrowed ? 'num' : 'sr-only'}>
        {shown > 0 || !narrowed ? words : t('tools.nothing')}
      </p>
      {narrowed && (
        <button type="button" onClick={onClear} className="link tap">
          {t('tools.clear')}
        </button>
      )}
    </div>
  );
}
