import type { Bookmark } from '@/api/bookmark/contract';
import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { dueOf } from '@/shared/program/deadlines';
import { formatPlace } from '@/shared/program/place';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';

/** The saved programs to read, where the API of this build cannot change them (`VITE_FEATURES`). */
export function SavedList({ list }: { list: readonly Bookmark[] }) {
  const { t } = useTranslation('checklist');
  const locale = useLocale();
  return (
    <>
      <p className="mb-4 max-w-[45em]">{t('readOnly')}</p>
      <ul className="ruled ledger border-b">
        {list.map((bookmark) => {
          const { id, program, note, status } = bookmark;
          const due = dueOf(bookmark);
          return (
            <li key={id} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
              <div className="wrap-anywhere">
                <p className="text-17 font-600">
                  <ProgramDetailsLink program={program} className="no-underline hover:underline">
                    {keepCompounds(program.title)}
                  </ProgramDetailsLink>
                </p>
                <p>
                  {[program.school.name, formatPlace(program.school)].filter(Boolean).join(' · ')}
                </p>
                {note && <p className="whitespace-pre-line text-muted">{note}</p>}
              </div>
              <p className="num md:text-right">
                {t(`status.${status}`)}
                {due && <span className="block text-muted">{formatDay(locale, due.day)}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
