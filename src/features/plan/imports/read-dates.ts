import { foldText } from '@/lib/fold-text';

/** Which number comes first in `1/2/2027`. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/;
const VIETNAMESE = /^(?:ngay )?(\d{1,2}) (?:thang|thg) (\d{1,2}),? (?:nam )?(\d{4})$/;

/** Without the weekday before a date and the time after it. */
function bare(cell: string): string {
  return foldText(cell)
    .replace(/^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )/, '')
    .replace(
      /(?:,? at|,|t)? ?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?z?(?: ?[ap]m)?(?: [a-z]{2,4})?$/,
      '',
    )
    .trim();
}

function dayOf(year: string, month: number, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && full >= '2000' && full < '2100' ? text : null;
}

const monthNumber = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1;

/** A date as people type it, as `YYYY-MM-DD`; `null` for anything else, also for a date without a year. */
export function readDay(cell: string, order: DateOrder): string | null {
  const text = bare(cell);
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year) return dayOf(year, Number(month), day);
  const [, first = '', second = '', end = ''] = NUMBERS.exec(text) ?? [];
  if (end) {
    const isDayFirst = Number(first) > 12 || (order === 'dayFirst' && Number(second) <= 12);
    return isDayFirst ? dayOf(end, Number(second), first) : dayOf(end, Number(first), second);
  }
  const [, name = '', ofMonth = '', ofYear = ''] = MONTH_FIRST.exec(text) ?? [];
  if (name) return dayOf(ofYear, monthNumber(name), ofMonth);
  const [, date = '', called = '', at = ''] = DAY_FIRST.exec(text) ?? [];
  if (date) return dayOf(at, monthNumber(called), date);
  const [, ngay = '', thang = '', nam = ''] = VIETNAMESE.exec(text) ?? [];
  return ngay ? dayOf(nam, Number(thang), ngay) : null;
}

/** The order of all dates of a file: of one that is only possible in one order, else that of its language. */
export function orderOf(cells: readonly string[], otherwise: DateOrder): DateOrder {
  const orders = new Set(
    cells.flatMap((cell): DateOrder[] => {
      const [, first, second] = NUMBERS.exec(bare(cell)) ?? [];
      if (Number(first) > 12) return ['dayFirst'];
      return Number(second) > 12 ? ['monthFirst'] : [];
    }),
  );
  const [only] = orders;
  return only !== undefined && orders.size === 1 ? only : otherwise;
}

/** A time of day as `HH:MM`; `null` for anything else. */
export function readTime(cell: string): string | null {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})[:h.](\d{2})(?::\d{2})? ?([ap]m)?$/.exec(foldText(cell)) ?? [];
  if (minutes === '') return null;
  const twelve = Number(hours) % 12;
  const hour = half === undefined ? Number(hours) : half === 'pm' ? twelve + 12 : twelve;
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
