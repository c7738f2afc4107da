import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { CSV_COLUMNS, loadCsvTexts } from './csv-texts';
import { planCsv } from './plan-csv';
import type { FileStep } from './step-types';

const texts = await loadCsvTexts('vi');
const noSteps = () => [];

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
  it('has a byte order mark, a row for each program, and localized column names', async () => {
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
    const text = planCsv([full, bookmark({ outcome: 'offer' })], noSteps, texts);
    expect(text.startsWith('\uFEFFChương trình,')).toBe(true);
    const [header, first, second] = rows(text);
    expect(header).toEqual(CSV_COLUMNS.map((column) => texts.columns[column]));
    const link = 'http://localhost:3000/vi/school-list?school=5&program=7';
    expect(first).toEqual([
      ...['BSc Data', 'Aalto', 'Espoo', 'Phần Lan', 'Đang chuẩn bị', '', '1'],
      ...['2027-01-20', '15:00', 'Europe/Helsinki', '', '2027-09', '2026-12-01', '13000'],
      ...['Cử nhân', '3.5', 'Hỏi chị Mai', link, texts.source({ ...full.program })],
      ...Array(6).fill(''),
    ]);
    const none = Array(10).fill('');
    expect(second).toEqual([
      ...['BSc Data', 'Aalto', '', '', 'Đang chuẩn bị', 'Có thư mời nhập học', '1'],
      ...none,
      link,
      ...Array(7).fill(''),
    ]);
  });

  it('has a row for each step, with the names and the link of its program', async () => {
    const due = { day: '2027-01-05', time: '09:30', zone: 'Asia/Ho_Chi_Minh' };
    const steps: FileStep[] = [
      { key: 'essay', kind: 'essay', title: null, due: { ...due, time: null }, state: 'done' },
      { key: 'a1', kind: 'own', title: '=Hỏi cô', due, state: 'open' },
    ];
    const [, , essay, own] = rows(planCsv([bookmark()], () => steps, texts));
    const link = 'http://localhost:3000/vi/school-list?school=5&program=7';
    const names = ['BSc Data', 'Aalto', ...Array(15).fill(''), link, ''];
    expect(essay).toEqual([...names, 'Bài luận', '', '2027-01-05', '', due.zone, 'Xong']);
    expect(own).toEqual([
      ...names,
      ...['Bước tự thêm', "'=Hỏi cô", '2027-01-05', '09:30', due.zone, 'Chưa xong'],
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
    const cell = rows(planCsv([bookmark({ note })], noSteps, texts))[1]?.[
      CSV_COLUMNS.indexOf('note')
    ];
    expect(cell?.startsWith("'")).toBe(true);
    expect(cell?.slice(1).replace(/\r\n?/g, '\n')).toBe(note.replace(/\r\n?/g, '\n'));
  });

  it.each(['a;=1+1', 'a\t=1+1'])(
    'quotes %j, so that it is one cell whatever the list separator',
    async (note) => {
      expect(planCsv([bookmark({ note })], noSteps, texts)).toContain(`,"${note}",`);
    },
  );

  it('keeps any text with quotes, commas and line breaks', async () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', ';', 'a', 'ệ', '🦌', ' ') });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (notes) => {
        const read = rows(
          planCsv(
            notes.map((note) => bookmark({ note })),
            noSteps,
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
