import X from 'lucide-react/icons/x';
import type { MouseEvent, RefObject } from 'react';
import { toAnswersBody } from '@/shared/answers/answers';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { IconButton } from '@/ui/icon-button';
import { useAnnouncement } from '@/ui/use-announcement';
import { CompareFooter } from '@/shared/compare/compare-footer';
import { COMPARE_LIMIT, useCompare, type Compared } from '@/shared/compare/compare-store';
import { useCloseEmptyCompare } from '@/shared/compare/use-compare-param';
import { useCompared, type ComparedProgram } from '@/shared/compare/use-compared';
import { programWithSchool } from '@/shared/program/use-program-format';
import type { DetailList } from '@/features/school-list/list/use-results';

type ItemProps = ComparedProgram & {
  onRemove: (item: Compared, name: string, event: MouseEvent<HTMLButtonElement>) => void;
};

function TrayItem({ item, program, name, onRemove }: ItemProps) {
  const { t } = useTranslation('results');
  const label = program ? programWithSchool(program) : name;
  return (
    <li className="flex min-h-14 items-center justify-between gap-1 border-l pl-4">
      <span className="grid max-h-24 overflow-y-auto wrap-anywhere">
        {program && <span className="leading-5 font-600">{program.school.name}</span>}
        <span className="text-13 leading-[1.0625rem] text-muted">{keepCompounds(name)}</span>
      </span>
      <IconButton
        icon={X}
        aria-label={t('compare.remove', { title: label })}
        onClick={(event) => onRemove(item, label, event)}
      />
    </li>
  );
}

/** The button after this one in the tray: the next to remove, or `Compare now`. */
function nextButton(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...(button.closest('aside')?.querySelectorAll('button') ?? [])];
  return buttons[buttons.findIndex((other) => other === button) + 1];
}

type Props = {
  results: DetailList;
  /** The heading of the list, which has the focus once the tray is empty and gone. */
  heading: RefObject<HTMLElement | null>;
};

/** The compared programs at the foot of the list. */
export function CompareTray({ results, heading }: Props) {
  const { t } = useTranslation('results');
  const toggle = useCompare((state) => state.toggle);
  const items = useCompare((state) => state.items);
  useCloseEmptyCompare();
  const answers = toAnswersBody(results.answers);
  const entries = useCompared(items, answers, results.programs);
  const [announcement, announce] = useAnnouncement();
  const remove: ItemProps['onRemove'] = (item, name, { currentTarget, detail }) => {
    // The second press of a double click is not for the next item, which has moved below the pointer.
    if (detail > 1) return;
    // The button is gone after this. A list does not jump to its heading below a pointer.
    const next = items.length > 1 ? nextButton(currentTarget) : heading.current;
    next?.focus({ preventScroll: detail > 0 });
    toggle(item);
    announce(t('compare.removed', { title: name }));
  };
  const status = (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
  if (items.length === 0) return status;
  const free = COMPARE_LIMIT - items.length;
  return (
    <>
      {status}
      <CompareFooter
        entries={entries}
        answers={answers}
        label={t('compare.title')}
        openLabel={t('compare.open')}
        className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-6 py-2.5 lg:min-h-19 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <p>
          <span className="block font-600">{t('compare.title')}</span>
          <span className="num text-muted">
            {t('compare.of', { count: items.length, most: COMPARE_LIMIT })}
          </span>
        </p>
        <ul className="grid grid-cols-4 max-lg:hidden">
          {entries.map((entry) => (
            <TrayItem key={entry.item.programId} {...entry} onRemove={remove} />
          ))}
          {free > 0 && (
            <li className="flex min-h-14 items-center border-l pl-4 text-13 text-muted">
              {t('compare.room', { count: free })}
            </li>
          )}
        </ul>
      </CompareFooter>
    </>
  );
}
