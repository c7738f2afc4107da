import { useId } from 'react';
import { BLOCKS, type Block, type QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { DataTable } from '@/ui/data/data-table';
import { useResultFormat } from './use-result-format';

type Counted = NonNullable<QuizResult['counted']>;
type Weights = NonNullable<QuizResult['weights']>;
type Props = { counted: Counted; weights: Weights | null };

/** Fill, outline and dash distinguish the answers without colour. */
const BLOCK_STYLES: Record<Block, string> = {
  activities: 'bg-brand',
  statements: 'bg-edge',
  environment: 'bg-brand-soft inset-ring inset-ring-brand',
  mbti: 'inset-ring inset-ring-ink',
};

/** Message keys that explain the weights, as docs/quiz.md does. */
const EXPLANATION = ['how1', 'how2', 'how3', 'how4', 'how5', 'how6'] as const;

function sumOf(row: Counted[number], blocks: readonly Block[], sign: 1 | -1): number {
  return blocks.reduce((sum, block) => sum + Math.max(0, sign * row[block]), 0);
}

/** One half of a bar: negative parts grow to the left, positive ones to the right. */
function BarSide({ row, blocks, sign, full }: BarProps & { sign: 1 | -1 }) {
  return (
    <span className={cx('flex h-4 w-1/2', sign < 0 && 'flex-row-reverse')}>
      {blocks.map((block) => (
        <span
          key={block}
          className={cx('h-4 forced-colors:border', BLOCK_STYLES[block])}
          style={{ width: `${(95 * Math.max(0, sign * row[block])) / full}%` }}
        />
      ))}
    </span>
  );
}

type BarProps = { row: Counted[number]; blocks: readonly Block[]; full: number };

/** Decorative: the table has the figures. */
function Bar(props: BarProps) {
  return (
    <span aria-hidden className="flex py-1">
      {/* The cell has padding at its end, so the middle of the bar is not that of the cell. */}
      <span className="absolute inset-y-0 left-[calc(50%-8px)] w-px bg-edge" />
      <BarSide {...props} sign={-1} />
      <BarSide {...props} sign={1} />
    </span>
  );
}

/** One interest. On a narrow screen its parts get a second row. */
function CountedRow({ row, blocks, full }: BarProps) {
  const { t } = useTranslation('discovery');
  const { part } = useResultFormat();
  const id = useId();
  return (
    <>
      <tr className="@max-2xl:[&>*]:border-b-0 @max-2xl:[&>*]:pb-0">
        <th id={id} scope="row" className="wrap-anywhere @2xl:min-w-38">
          {row.label}
        </th>
        <td className="relative w-[38%] @2xl:w-[32%]">
          <Bar row={row} blocks={blocks} full={full} />
        </td>
        {blocks.map((block) => (
          <td key={block} className="num hidden text-right text-muted @2xl:table-cell">
            {part(row[block])}
          </td>
        ))}
        <td className="num text-right font-600">{part(row.total)}</td>
      </tr>
      <tr className="@2xl:hidden">
        <td colSpan={3} headers={id} className="num pt-1 text-13 text-muted">
          <span className="flex flex-wrap gap-x-3">
            {blocks.map((block) => (
              <span key={block}>
                {t(`counted.${block}`)} {part(row[block])}
              </span>
            ))}
          </span>
        </td>
      </tr>
    </>
  );
}

/** How each answer counted for each interest, as a chart and a table of the same figures, with an explanation. */
export function CountedTable({ counted, weights }: Props) {
  const { t } = useTranslation('discovery');
  const { share } = useResultFormat();
  const answered = BLOCKS.filter((block) => weights === null || weights[block] > 0);
  const full = Math.max(
    0.01,
    ...counted.flatMap((row) => [sumOf(row, answered, 1), sumOf(row, answered, -1)]),
  );
  return (
    <section className="@container">
      <h3 className="text-20">{t('counted.title')}</h3>
      <ul className="my-2 flex flex-wrap gap-x-6 gap-y-1 text-13">
        {BLOCKS.map((block) =>
          answered.includes(block) ? (
            <li key={block} className="flex items-center gap-2">
              <span
                aria-hidden
                className={cx('h-2.5 w-4 forced-colors:border', BLOCK_STYLES[block])}
              />
              {weights
                ? t('counted.share', {
                    block: t(`counted.${block}`),
                    share: share(weights[block]),
                  })
                : t(`counted.${block}`)}
            </li>
          ) : (
            <li key={block} className="text-muted">
              {t('counted.skipped', { block: t(`counted.${block}`) })}
            </li>
          ),
        )}
      </ul>
      <DataTable label={t('counted.title')}>
        <thead>
          <tr>
            <th scope="col">{t('counted.interest')}</th>
            <td>
              <span className="sr-only">{t('counted.picture')}</span>
            </td>
            {answered.map((block) => (
              <th key={block} scope="col" className="hidden text-right @2xl:table-cell">
                {t(`counted.${block}`)}
              </th>
            ))}
            <th scope="col" className="text-right">
              {t('counted.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map((row) => (
            <CountedRow key={row.type} row={row} blocks={answered} full={full} />
          ))}
        </tbody>
      </DataTable>
      <details className="mt-2">
        <summary className="link tap">{t('counted.how')}</summary>
        <div className="grid max-w-[51em] gap-3 pt-1 pb-2 text-muted">
          {EXPLANATION.map((key) => (
            <p key={key}>{t(`counted.${key}`)}</p>
          ))}
          <p>{t('counted.rounded')}</p>
        </div>
      </details>
    </section>
  );
}
