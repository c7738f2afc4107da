import type { CsvColumn } from '@/features/plan/exports/csv-texts';
import type { StepKind } from '@/api/plan-step/contract';
import { keyOfWord, plainName, type Words } from './words';

/** What a column means: one of our own, the state of a kind of step, or something worth a line in the note. */
export type ImportColumn = CsvColumn | `step:${StepKind}` | 'remark';

/** What other trackers call a column: the Common App, counsellors' templates, Vietnamese sheets, earlier files of ours. Folded. */
const NAMES: Partial<Record<ImportColumn, string>> = {
  school:
    'college|colleges|college name|university|university name|universities|institution|school name|name of school|name of college|truong dai hoc|ten truong|dai hoc|truong du dinh',
  program:
    'major|majors|intended major|program name|programme|course|course name|degree program|nganh|nganh hoc|ten nganh|chuong trinh hoc|khoa|chuyen nganh',
  status:
    'application status|app status|progress|stage|state|tinh trang|tinh trang ho so|tien do|tinh hinh',
  outcome: 'decision|admission decision|result|results|ket qua|ket qua xet tuyen',
  deadline:
    'due|due date|application deadline|app deadline|application due|deadline date|rd deadline|date due|han|han chot|han nop ho so|ngay het han|ngay nop|deadline nop',
  note: 'notes|comment|comments|remarks|luu y|ghi chu them',
  link: 'url|website|web|saola link|lien ket|link truong',
  step: 'viec can lam',
  stepName: 'ten viec tu them',
  stepDate: 'ngay cua viec',
  stepTime: 'gio cua viec',
  stepTimeZone: 'mui gio cua viec',
  'step:essay':
    'essay|essays|supplement|supplements|supplemental essays|supplemental essay|personal statement|common app essay|writing supplement|bai luan|luan|bai luan phu',
  'step:letters':
    'lor|lors|letters of recommendation|letter of recommendation|letters of rec|recommendations|recommendation letters|recommenders|teacher recs|recs|counselor rec|thu gioi thieu|thu gt',
  'step:test':
    'test|tests|test scores|test score|standardized tests|sat act|sat|act|ielts|toefl|score reports|testing|diem thi|diem ielts|chung chi|bai thi',
  'step:transcript': 'transcript|transcripts|official transcript|school report|bang diem|hoc ba',
  'step:fee': 'fee|application fee|app fee|fee paid|le phi|phi nop ho so|phi ho so',
  'step:form': 'application|application form|common app|form|don|don dang ky',
  'step:visa': 'visa|thi thuc|xin visa',
  remark:
    'scholarship|scholarships|financial aid|aid|fin aid|merit aid|scholarship amount|hoc bong|muc hoc bong|ho tro tai chinh|interview|phong van|portfolio|requirements|yeu cau|contact|contacts|lien he',
};

/** The column by its name in other trackers. */
export const columnOfTracker = new Map(
  Object.entries(NAMES).flatMap(
    ([column, names]) =>
      names.split('|').map((name): [string, ImportColumn] => [name, column as ImportColumn]), // a key of NAMES
  ),
);

/** The meaning of each heading; `null` for one that the import has no use for. The first of two equal ones counts. */
export function importColumns(headings: readonly string[], words: Words): (ImportColumn | null)[] {
  const used = new Set<ImportColumn>();
  return headings.map((heading) => {
    const column =
      keyOfWord(heading, words, ({ columns }) => columns) ??
      columnOfTracker.get(plainName(heading)) ??
      null;
    if (column === null || (column !== 'remark' && used.has(column))) return null;
    used.add(column);
    return column;
  });
}
