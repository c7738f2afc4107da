import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { LocalLink } from '@/routing/local-link';
import { programListParams } from '@/shared/program/list-params';
import { balanceOf, hintOf, type Hint } from './balance';
import { usePlanFormat } from '@/features/plan/use-plan-format';

/** Up to this number each program is a block; more are one bar. */
const MAX_BLOCKS = 10;

const groups = [
  { name: 'met', block: 'h-5 bg-brand forced-colors:bg-[CanvasText]' },
  { name: 'one', block: 'h-3.5 bg-edge forced-colors:bg-[CanvasText]' },
  { name: 'more', block: 'h-2 border border-edge' },
] as const;

function Blocks({ count, most, block }: { count: number; most: number; block: string }) {
  if (most > MAX_BLOCKS) {
    return <i className={block} style={{ width: `${Math.max(2, (count / most) * 100)}%` }} />;
  }
  // Blocks are never reordered: the index is the key.
  return Array.from({ length: count }, (_, index) => (
    <i key={index} className={cx('max-w-5.25 flex-1 md:max-w-8', block)} />
  ));
}

/** The query of the school list that a hint leads to. */
function hintSearch(hint: Hint): Record<string, string> {
  // The list only has the countries among the answers: others are chosen there first.
  if (hint.kind === 'one-country') return { step: 'countries' };
  const { defaults, write } = programListParams;
  const tuition = 'amount' in hint ? hint.amount : null;
  return Object.fromEntries(write(new URLSearchParams(), { ...defaults, tuition }));
}

function HintLine({ hint }: { hint: Hint }) {
  const { t } = useTranslation('checklist');
  const { money } = usePlanFormat();
  const fill = {
    amount: 'amount' in hint ? money(hint.amount) : '',
    country: 'country' in hint ? hint.country : '',
  };
  return (
    <Notice>
      {t(`balance.hint.${hint.kind}`, fill)}{' '}
      {hint.kind !== 'steady' && (
        <LocalLink to="school-list" search={hintSearch(hint)} className="link">
          {t(`balance.show.${hint.kind}`, fill)}
        </LocalLink>
      )}
    </Notice>
  );
}

type Props = {
  list: readonly Bookmark[];
  /** The student's budget a year in US dollars; `null` if unknown. */
  budget: number | null;
};

/** The balance of the plan as bars, with one hint; nothing if no program has criteria. */
export function BalancePicture({ list, budget }: Props) {
  const { t } = useTranslation('checklist');
  const { number } = usePlanFormat();
  const balance = useMemo(() => balanceOf(list), [list]);
  const hint = useMemo(() => hintOf(list, budget), [list, budget]);
  if (!balance || !hint) return null;
  const shown = groups.filter(({ name }) => balance[name] > 0);
  const most = Math.max(balance.met, balance.one, balance.more);
  return (
    <section className="flex flex-col border-b py-3 md:pt-4 md:pb-6">
      <h2 className="text-13 text-muted">{t('balance.title', { count: balance.of })}</h2>
      <ul
        className="mt-3.5 mb-4 grid max-w-[46rem] gap-x-4 gap-y-2 md:grid-cols-(--groups)"
        style={{
          // Wide as the numbers are, but never too narrow for the words.
          ['--groups' as string]: shown // a custom property is no known name
            .map(({ name }) => `${Math.min(5, Math.max(3, balance[name]))}fr`)
            .join(' '),
        }}
      >
        {shown.map(({ name, block }) => (
          <li
            key={name}
            className="grid grid-cols-[128px_minmax(20px,auto)_1fr] items-center gap-x-2 gap-y-1.5 md:grid-cols-[auto_1fr] md:content-start md:items-baseline"
          >
            <span aria-hidden className="flex h-5 items-end gap-1 md:col-span-2">
              <Blocks count={balance[name]} most={most} block={block} />
            </span>
            <span className="num text-20">{number(balance[name])}</span>{' '}
            <span className="text-13">{t(`balance.${name}`, { count: balance[name] })}</span>
          </li>
        ))}
      </ul>
      <HintLine hint={hint} />
    </section>
  );
}
