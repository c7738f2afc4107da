import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { cx } from '@/ui/cx';
import { difference, type Run } from './difference';

type Props = {
  /** Both in the essay text format. */
  first: string;
  second: string;
  /** What is only in the first, and only in the second, is called. */
  firstLabel: string;
  secondLabel: string;
  /** Whether what is only in the first is not there any more; else both stand. */
  struck?: boolean;
};

const second = 'bg-brand-soft text-ink underline decoration-brand decoration-2 underline-offset-4';
const first = 'bg-accent-soft text-ink decoration-accent decoration-2 underline-offset-4';

function Runs({
  runs,
  struck,
  label,
}: {
  runs: Run[];
  struck: boolean;
  label: (run: Run) => string;
}) {
  const { t } = useTranslation('essays');
  return runs.map((run, at) => {
    // Nothing but the order tells two runs apart.
    const key = at;
    if (run.kind === 'both') return <span key={key}>{run.text}</span>;
    const Tag = run.kind === 'second' ? 'ins' : 'del';
    const look =
      run.kind === 'second'
        ? second
        : cx(first, struck ? 'line-through' : 'underline decoration-dashed');
    return (
      <Tag key={key} className={look}>
        <span className="sr-only">{t('difference.from', { label: label(run) })} </span>
        {run.text}
        <span className="sr-only"> {t('difference.to', { label: label(run) })}</span>
      </Tag>
    );
  });
}

/** Two texts in one, with what is only in one of them marked, and a legend. */
export function DifferenceText({
  first: one,
  second: two,
  firstLabel,
  secondLabel,
  struck = false,
}: Props) {
  const { t } = useTranslation('essays');
  const { title, essay, same } = useMemo(() => {
    const [before, after] = [parseEssayText(one), parseEssayText(two)];
    return {
      title: difference(before.title ?? '', after.title ?? ''),
      essay: difference(before.essay, after.essay),
      same: one === two,
    };
  }, [one, two]);
  const label = ({ kind }: Run) => (kind === 'first' ? firstLabel : secondLabel);
  const firstLook = cx(first, struck ? 'line-through' : 'underline decoration-dashed');
  return (
    <>
      {same ? (
        <p className="text-muted">{t('difference.same')}</p>
      ) : (
        <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-13">
          <span className={second}>{secondLabel}</span>
          <span className={firstLook}>{firstLabel}</span>
        </p>
      )}
      <div className="mt-6 max-w-[680px] text-17 leading-[2rem] wrap-anywhere whitespace-pre-wrap">
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

/** One text as it is, to be read. */
export function PlainText({ content }: { content: string }) {
  const { title, essay } = parseEssayText(content);
  return (
    <div className="max-w-[680px] text-17 leading-[2rem] wrap-anywhere whitespace-pre-wrap">
      {title && <p className="mb-4 text-24">{title}</p>}
      <div>{essay}</div>
    </div>
  );
}
