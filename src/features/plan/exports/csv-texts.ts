import type { BookmarkOutcome, BookmarkStatus } from '@/api/bookmark/contract';
import type { StepKind, StepState } from '@/api/plan-step/contract';
import type { Program } from '@/api/program/contract';
import type { Locale } from '@/i18n/locales';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { pathTo } from '@/routing/paths';
import { programSearch } from '@/shared/program/program-search';

/** The columns of the file in their order. An import reads their titles first: none is the name of another column elsewhere. */
export const CSV_COLUMNS = [
  'program',
  'school',
  'city',
  'country',
  'status',
  'outcome',
  'order',
  'deadline',
  'time',
  'timeZone',
  'yourTime',
  'starts',
  'ownDate',
  'tuition',
  'degree',
  'years',
  'note',
  'link',
  'source',
  'step',
  'stepName',
  'stepDate',
  'stepTime',
  'stepTimeZone',
  'stepState',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The words of the file in one language. */
export type CsvTexts = {
  columns: Record<CsvColumn, string>;
  status: Record<BookmarkStatus, string>;
  outcome: Record<BookmarkOutcome, string>;
  kind: Record<StepKind, string>;
  state: Record<StepState, string>;
  degree: (program: Program) => string;
  /** Whether date and tuition are illustrative. */
  source: (program: Program) => string;
  /** Address of a program on this site, with its origin. */
  linkOf: (program: Program) => string;
};

/** Loads the words of the file; an import needs those of both languages. */
export async function loadCsvTexts(locale: Locale): Promise<CsvTexts> {
  await loadMessages(locale, ['spreadsheet', 'checklist', 'results', 'saved']);
  const messages = messagesOf(locale);
  const t = messages.getFixedT(locale, 'spreadsheet');
  const others = messages.getFixedT(locale, ['saved', 'checklist', 'results']);
  return {
    columns: t('columns', { returnObjects: true }),
    status: others('checklist:status', { returnObjects: true }),
    outcome: t('outcome', { returnObjects: true }),
    kind: t('kind', { returnObjects: true }),
    state: t('state', { returnObjects: true }),
    degree: ({ degree }) => (degree ? others(`results:degrees.${degree}`) : ''),
    source: ({ source, tuition_source: tuition }) =>
      [source, tuition].includes('illustrative') ? others('export.illustrative') : '',
    linkOf: (program) =>
      window.location.origin + pathTo(locale, 'school-list', { search: programSearch(program) }),
  };
}
