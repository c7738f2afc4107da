import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import type { ApplyByText } from './use-deadline-format';

type Props = ApplyByText & {
  /** A large figure, in a dialog. */
  large?: boolean;
  /** The date is not from the school. */
  illustrative?: boolean;
};

/** When to apply, with the time left, marked if that is near. */
export function DeadlineFigure({
  day,
  clock = null,
  left,
  near,
  large = false,
  illustrative = false,
}: Props) {
  const { t } = useTranslation();
  return (
    <>
      <span className={cx('block wrap-anywhere', large ? 'fig text-24' : 'num font-600')}>
        {day}
      </span>
      {clock !== null && <span className="block text-13 text-muted">{clock}</span>}
      {left !== null && (
        <span
          className={cx('block', !large && 'text-13', near ? 'font-600 text-accent' : 'text-muted')}
        >
          {left}
        </span>
      )}
      {illustrative && (
        <span className="block text-13 text-muted">{t('deadline.illustrative')}</span>
      )}
    </>
  );
}
