import type { Program } from '@/api/program/contract';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { programSearch } from '@/shared/program/program-search';
import { formatPlace } from '@/shared/program/place';
import type { CsvWords } from './plan-csv';
import type { IcsWords } from './plan-ics';

/** The words of the plan's files in the language of the page, and what they are called. */
export function useExportFormat(): { csv: CsvWords; ics: IcsWords; fileName: string } {
  const { t } = useTranslation(['saved', 'checklist', 'results']);
  const locale = useLocale();
  const linkOf = (program: Program) =>
    window.location.origin + pathTo(locale, 'school-list', { search: programSearch(program) });
  const csv: CsvWords = {
    columns: t('export.columns', { returnObjects: true }),
    status: (status) => t(`checklist:status.${status}`),
    degree: ({ degree }) => (degree ? t(`results:degrees.${degree}`) : ''),
    linkOf,
  };
  const ics: IcsWords = {
    name: t('export.calendar'),
    summary: (task, { title, school }) =>
      t(`export.summary.${task}`, { title, school: school.name }),
    description: ({ title, school }, zone) =>
      [
        title,
        [school.name, formatPlace(school)].filter(Boolean).join(', '),
        zone === null ? t('export.noZone') : t('export.zone', { zone }),
      ].join('\n'),
    linkOf,
    host: window.location.host,
  };
  return { csv, ics, fileName: t('export.fileName') };
}
