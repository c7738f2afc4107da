import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Major } from '@/api/major/contract';
import { useTranslation } from '@/i18n/use-translation';
import { takeFocus } from '@/browser/take-focus';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { Reveal } from './use-major-reveal';

type Props = {
  major: Major;
  open: boolean;
  chosen: boolean;
  /** The alternative name that the search found; `null` for none. */
  alias: string | null;
  onToggle: () => void;
  arrival: Reveal;
  children: ReactNode;
};

/** A major: a day at work, and its name; without such a day its definition. The guide opens below without moving the pressed name. */
export function MajorRow({ major, open, chosen, alias, onToggle, arrival, children }: Props) {
  const { t } = useTranslation('majors');
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<number | null>(null);
  const id = `major-${major.id}`;
  const day = major.daily_work?.[0];

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
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4.5 md:grid-cols-[minmax(0,1fr)_7.5rem_auto]">
        <div className="grid gap-1">
          <h3 className={day ? 'text-15 font-600 text-brand' : 'text-20'}>
            <button
              ref={button}
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-guide`}
              aria-describedby={day ? `${id}-day` : undefined}
              className="text-left wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:text-brand"
              onClick={() => {
                pressedAt.current = row.current?.getBoundingClientRect().top ?? null;
                onToggle();
              }}
            >
              {major.title}
            </button>
          </h3>
          {/* Shown above the name, and read after it: a heading comes first. */}
          {day && (
            <p id={`${id}-day`} className="-order-1 text-20 font-450 text-pretty wrap-anywhere">
              {day}
            </p>
          )}
          {!day && major.learn && <p className="max-w-[45em] wrap-anywhere">{major.learn}</p>}
          {alias !== null && <p className="text-13">{t('row.alias', { name: alias })}</p>}
          {chosen && (
            <p className="inline-flex items-center gap-1 text-13 font-600 text-brand">
              <Icon of={Check} size={16} />
              {t('row.chosen')}
            </p>
          )}
        </div>
        <p className="num text-13 text-muted max-md:hidden">
          {major.program_count != null && t('row.programs', { count: major.program_count })}
        </p>
        <Icon
          of={ChevronDown}
          className={cx(open ? 'transform-[rotate(180deg)] text-brand' : 'text-muted')}
        />
      </div>
      <div id={`${id}-guide`}>{open && children}</div>
    </li>
  );
}
