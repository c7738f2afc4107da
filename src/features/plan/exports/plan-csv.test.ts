import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { CSV_COLUMNS, planCsv, type CsvTexts } from './plan-csv';

const texts: CsvTexts = {
  columns: {
    program: 'Chương trình',
    school: 'Trường',
    city: 'Thành phố',
    country: 'Quốc gia',
    status: 'Tình trạng',
    deadline: 'Hạn nộp',
    time: 'Giờ ở trường',
    timeZone: 'Múi giờ',
    yourTime: 'Giờ của bạn',
    starts: 'Nhập học',
    ownDate: 'Hạn tự đặt',
    tuition: 'Học phí',
    degree: 'Bậc học',
    years: 'Số năm',
    note: 'Ghi chú',
    link: 'Liên kết',
    source: 'Nguồn',
  },
  status: (status) => `<${status}>`,
  degree: ({ degree }) => degree ?? '',
  source: ({ source }) => source ?? '',
  linkOf: ({ id }) => `https://saola.example/p/${id}`,
};

function bookmark(own: Partial<Bookmark> = {}): Bookmark {
  return {
    id: 1,
    status: 'preparing',
    order_no: 1,
    program: { id: 7, title: 'BSc Data', school: { id: 5, name: 'Aalto' } },
    ...own,
  };
}

function rows(text: string): string[][] {
  return papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data;
}

describe('the CSV of a plan', () => {
  it('has a byte order mark, one line per program, and localized column names', async () => {
    const full = bookmark({
      note: 'Hỏi chị Mai',
      deadline: '2026-12-01',
      program: {
        id: 7,
        title: 'BSc Data',
        school: { id: 5, name: 'Aalto', city: 'Espoo', country: 'Phần Lan' },
        deadline: '2027-01-20',
        deadline_time: '15:00',
        deadline_time_zone: 'Europe/Helsinki',
        starts: '2027-09',
        source: 'illustrative',
        tuition: 13_000,
        degree: 'bachelor',
        duration: 3.5,
      },
    });
    const text = await planCsv([full, bookmark()], texts);
    expect(text.startsWith('\uFEFFChương trình,')).toBe(true);
    expect(rows(text)).toEqual([
      CSV_COLUMNS.map((column) => texts.columns[column]),
      [
        'BSc Data',
        'Aalto',
        'Espoo',
        'Phần Lan',
        '<preparing>',
        '2027-01-20',
        '15:00',
        'Europe/Helsinki',
        '',
        '2027-09',
        '2026-12-01',
        '13000',
        'bachelor',
        '3.5',
        'Hỏi chị Mai',
        'https://saola.example/p/7',
        'illustrative',
      ],
      [
        'BSc Data',
        'Aalto',
        '',
        '',
        '<preparing>',
        ...Array(10).fill(''),
        'https://saola.example/p/7',
        '',
      ],
    ]);
  });

  it.each([
    '=1+1',
    '=1+1\nmore',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u0000=1',
    '＝1',
    '=HYPERLINK("http://evil","x")\r\n',
  ])('escapes %j, which a spreadsheet would run', async (note) => {
    const cell = rows(await planCsv([bookmark({ note })], texts))[1]?.[CSV_COLUMNS.indexOf('note')];
    expect(cell?.startsWith("'")).toBe(true);
    expect(cell?.slice(1).replace(/\r\n?/g, '\n')).toBe(note.replace(/\r\n?/g, '\n'));
  });

  it.each(['a;=1+1', 'a\t=1+1'])(
    'quotes %j, so that it is one cell whatever the list separator',
    async (note) => {
      expect(await planCsv([bookmark({ note })], texts)).toContain(`,"${note}",`);
    },
  );

  it('keeps any text with quotes, commas and line breaks', async () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', ';', 'a', 'ệ', '🦌', ' ') });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (notes) => {
        const read = rows(
          await planCsv(
            notes.map((note) => bookmark({ note })),
            texts,
          ),
        ).slice(1);
        expect(read.map((row) => row[CSV_COLUMNS.indexOf('note')]?.replace(/^'/, ''))).toEqual(
          notes,
        );
      }),
    );
  });
});
