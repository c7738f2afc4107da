import { Link } from 'react-router';
import type { GuideSummary } from '@/api/resource/contract';
import { keepCompounds } from '@/lib/line-breaks';
import { OPENED_FROM_PAGE } from '@/shared/search-params/opened-from-page';
import { useGuideFormat } from './use-guide-format';

/** Columns: number, text, facts; the facts are under the text on a phone. */
export const guideGrid =
  'grid grid-cols-[2.75rem_minmax(0,1fr)] md:grid-cols-[4.5rem_minmax(0,1fr)_9rem]';

/** Id of the link that gets the focus back when the guide closes. */
export function guideLinkId(id: string): string {
  return `guide-${id}`;
}

type Props = { guide: GuideSummary; search: string };

export function GuideRow({ guide, search }: Props) {
  const format = useGuideFormat();
  return (
    <li className={`${guideGrid} moves relative gap-x-2 gap-y-2 py-6 enabled-hover:bg-surface`}>
      <span aria-hidden className="fig num text-32 text-muted">
        {format.number(guide)}
      </span>
      <div lang={format.lang(guide)} className="grid gap-1 wrap-anywhere">
        <h3 className="text-20">
          <Link
            id={guideLinkId(String(guide.id))}
            to={{ search }}
            state={OPENED_FROM_PAGE}
            className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            {keepCompounds(guide.title)}
          </Link>
        </h3>
        <p className="max-w-[45em]">{guide.summary}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-13 text-muted max-md:col-start-2 md:grid md:content-start md:pt-1 md:text-right">
        <span className="font-600 text-ink">{format.minutes(guide)}</span>
        <span>{format.grades(guide)}</span>
      </p>
    </li>
  );
}
