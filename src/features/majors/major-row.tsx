import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Major } from '@/api/major/contract';
import { useTranslation } from '@/i18n/use-translation';
import { takeFocus } from '@/browser/take-focus';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { Arrival } from './use-arrival';

type Props = {
  major: Major;
  open: boolean;
  chosen: boolean;
  /** The alternative name that the search found; `null` for none. */
  alias: string | null;
  onToggle: () => void;
  arrival: Arrival;
  children: ReactNode;
};

/** A major: its name and summary. The guide opens below without moving the pressed name. */
export function MajorRow({ major, open, chosen, alias, onToggle, arrival, children }: Props) {
  const { t } = useTranslation('majors');
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<number | null>(null);
  const id = `major-${major.id}`;

  useLayoutEffect(() => {
    // A major above that closes at the same time would move this one.
    const before = pressedAt.current;
    pressedAt.current = null;
    if (!open || before === null || !row.current) return;
    window.scrollBy(0, row.current.getBoundingClientRect().top - before);
  }, [open]);

  useEffect(() => {
    if (!open || arrival === 'none') return;
    row.current?.scrollIntoView({ block: 'start' });
    if (arrival === 'focus') takeFocus(button.current);
  }, [open, arrival]);

  return (
    <li ref={row} id={id} className="scroll-mt-6">
      <div className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-5 md:grid-cols-[1fr_auto_auto]">
        <h3 className="text-20">
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-guide`}
            className="text-left wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:text-brand"
            onClick={() => {
              pressedAt.current = row.current?.getBoundingClientRect().top ?? null;
              onToggle();
            }}
          >
            {major.title}
          </button>
        </h3>
        <p className="num flex flex-wrap gap-x-4 text-13 text-muted max-md:order-last max-md:col-span-full">
          {chosen && (
            <span className="inline-flex items-center gap-1 font-600 text-brand">
              <Icon of={Check} size={16} />
              {t('row.chosen')}
            </span>
          )}
          {major.program_count != null && (
            <span>{t('row.programs', { count: major.program_count })}</span>
          )}
        </p>
        <Icon
          of={ChevronDown}
          className={cx(
            'mt-1 self-start',
            open ? 'transform-[rotate(180deg)] text-brand' : 'text-muted',
          )}
        />
        <div className="col-span-full max-w-[45em] wrap-anywhere">
          {alias !== null && <p className="text-13">{t('row.alias', { name: alias })}</p>}
          {major.learn && <p>{major.learn}</p>}
        </div>
      </div>
      <div id={`${id}-guide`}>{open && children}</div>
    </li>
  );
}
