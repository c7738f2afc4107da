import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { cx } from '@/ui/cx';
import { difference, type Run } from './difference';

const textLook = 'max-w-[42.5rem] text-17 leading-[2rem] wrap-anywhere whitespace-pre-wrap';
const secondLook =
  'bg-brand-soft text-ink underline decoration-brand decoration-2 underline-offset-4';
const firstLook = (struck: boolean) =>
  cx(
    'bg-accent-soft text-ink decoration-accent decoration-2 underline-offset-4',
    struck ? 'line-through' : 'underline decoration-dashed',
  );

type RunsProps = { runs: Run[]; struck: boolean; label: (run: Run) => string };

function Runs({ runs, struck, label }: RunsProps) {
  const { t } = useTranslation('essays');
  return runs.map((run, index) => {
    // Runs have no id and keep their order.
    const key = index;
    if (run.kind === 'both') return <span key={key}>{run.text}</span>;
    const Tag = run.kind === 'second' ? 'ins' : 'del';
    return (
      <Tag key={key} className={run.kind === 'second' ? secondLook : firstLook(struck)}>
        <span className="sr-only">{t('difference.from', { label: label(run) })} </span>
        {run.text}
        <span className="sr-only"> {t('difference.to', { label: label(run) })}</span>
      </Tag>
    );
  });
}

type Props = {
  /** Both in the essay text format. */
  first: string;
  second: string;
  /** Names of the text that only one of them has. */
  firstLabel: string;
  secondLabel: string;
  /** Strikes through the text that only the first has. */
  struck?: boolean;
};

/** Two texts merged, with their differences marked, and a legend. */
export function DifferenceText({ first, second, firstLabel, secondLabel, struck = false }: Props) {
  const { t } = useTranslation('essays');
  const { title, essay } = useMemo(() => {
    const [before, after] = [parseEssayText(first), parseEssayText(second)];
    return {
      title: difference(before.title ?? '', after.title ?? ''),
      essay: difference(before.essay, after.essay),
    };
  }, [first, second]);
  const label = ({ kind }: Run) => (kind === 'first' ? firstLabel : secondLabel);
  return (
    <>
      {first === second ? (
        <p className="text-muted">{t('difference.same')}</p>
      ) : (
        <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-13">
          <span className={secondLook}>{secondLabel}</span>
          <span className={firstLook(struck)}>{firstLabel}</span>
        </p>
      )}
      <div className={cx('mt-6', textLook)}>
        {title.length > 0 && (
          <p className="mb-4 text-24">
            <Runs runs={title} struck={struck} label={label} />
          </p>
        )}
        <div>
          <Runs runs={essay} struck={struck} label={label} />
        </div>
      </div>
    </>
  );
}

export function PlainText({ content }: { content: string }) {
  const { title, essay } = parseEssayText(content);
  return (
    <div className={textLook}>
      {title && <p className="mb-4 text-24">{title}</p>}
      <div>{essay}</div>
    </div>
  );
}
