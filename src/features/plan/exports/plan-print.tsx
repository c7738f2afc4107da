import type { Bookmark } from '@/api/bookmark/contract';
import { formatPlace } from '@/shared/program/place';
import { dueOf } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { formatMoney } from '@/i18n/format';
import { formatDay, localDay } from '@/i18n/format-date';
import { useNow } from '@/shared/hooks/use-now';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** The whole plan as a plain table, only on paper. */
export function PlanPrint({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const { t } = useTranslation(['saved', 'checklist']);
  const locale = useLocale();
  const { clock } = useDeadlineFormat();
  const now = useNow();
  return (
    <>
      <table className="hidden w-full border-collapse text-13 print:table">
        <caption className="pb-4 text-left text-24 font-600">{t('print.title')}</caption>
        <thead>
          <tr className="border-b border-ink text-left">
            {(['program', 'place', 'status', 'date', 'tuition', 'note'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 align-bottom font-500 text-muted">
                {t(`print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookmarks.map((bookmark) => {
            const { id, program, note, status } = bookmark;
            const { school, title, tuition } = program;
            const due = dueOf(bookmark);
            return (
              <tr key={id} className="break-inside-avoid border-b align-top">
                <th scope="row" className="w-[26%] py-2 pr-4 text-left font-600 wrap-break-word">
                  {title}
                  <span className="block font-450">{school.name}</span>
                </th>
                <td className="py-2 pr-4 wrap-break-word">{formatPlace(school)}</td>
                <td className="min-w-20 py-2 pr-4">{t(`checklist:status.${status}`)}</td>
                <td className="num min-w-24 py-2 pr-4">
                  {due && formatDay(locale, due.day)}
                  {due && <span className="block">{clock(due)}</span>}
                </td>
                <td className="num py-2 pr-4">
                  {tuition == null ? '' : formatMoney(locale, tuition)}
                </td>
                <td className="w-[28%] py-2 wrap-break-word whitespace-pre-line">{note}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 hidden text-13 text-muted print:block">
        {t('print.source', { day: formatDay(locale, localDay(now)) })}
      </p>
    </>
  );
}
