import { describe, expect, it } from 'vitest';
import { loadCsvTexts } from '@/features/plan/exports/csv-texts';
import { readTable, textOfFile, type FileProblem } from './csv-table';
import { changesOfImport } from './import-changes';
import { readPlan } from './read-plan';

const words = await Promise.all([loadCsvTexts('en'), loadCsvTexts('vi')]);

async function readCsv(csv: string) {
  const table = readTable(csv, words);
  if (typeof table === 'string') throw new Error(table);
  return readPlan(table, words);
}

const nothing = {
  programId: null,
  schoolId: null,
  status: null,
  outcome: null,
  order: null,
  ownDate: null,
  note: null,
  ours: false,
  steps: [],
};
const done = (kind: string) => ({ kind, title: null, due: null, state: 'done' });
const open = (kind: string) => ({ ...done(kind), state: 'open' });

describe('other trackers', () => {
  it('a list of colleges with deadlines and marks', async () => {
    const read = await readCsv(
      [
        'School,Program,Deadline,Application status,Essays,LORs,Test scores,Mascot',
        'University of Toronto,Computer Science,"Jan 15, 2027",In progress,2/3,Done,✓,Bear',
        'MIT,,1/5/2027,Accepted,TRUE,Yes,Sent,',
        'Stanford University,Economics,1/15/2027 11:59 PM PST,Waitlisted,500 words: Why us?,,N/A,',
        ',Law,,,,,,',
        'Yale University,Law,soon,Hmm,,,,',
      ].join('\n'),
    );
    expect(read.programs).toEqual([
      {
        ...nothing,
        line: 2,
        school: 'University of Toronto',
        program: 'Computer Science',
        ownDate: '2027-01-15',
        status: 'preparing',
        steps: [open('essay'), done('letters'), done('test')],
      },
      {
        ...nothing,
        line: 3,
        school: 'MIT',
        program: '',
        // Month first, as the other date of the column can only be.
        ownDate: '2027-01-05',
        status: 'decided',
        outcome: 'offer',
        steps: [done('essay'), done('letters'), done('test')],
      },
      {
        ...nothing,
        line: 4,
        school: 'Stanford University',
        program: 'Economics',
        ownDate: '2027-01-15',
        status: 'decided',
        outcome: 'waiting',
        note: 'Essays: 500 words: Why us?',
        steps: [{ ...done('test'), state: 'skipped' }],
      },
      { ...nothing, line: 6, school: 'Yale University', program: 'Law' },
    ]);
    expect(read.problems).toEqual([
      { line: 5, kind: 'noSchool', text: 'Law' },
      { line: 6, kind: 'status', text: 'Hmm' },
      { line: 6, kind: 'date', text: 'soon' },
    ]);
    expect(read.unused).toEqual(['Mascot']);
  });

  it('an unknown word is named by its column: a status or a decision', async () => {
    const { problems } = await readCsv('School,Status,Decision\nMIT,Hmm,Soon');
    expect(problems).toEqual([
      { line: 2, kind: 'status', text: 'Hmm' },
      { line: 2, kind: 'outcome', text: 'Soon' },
    ]);
  });

  it('a Common App spreadsheet: tabs, a title above, decisions, fees and dates of steps', async () => {
    const read = await readCsv(
      [
        'My Common App tracker 2027\t\t\t\t\t\t\t',
        '\t\t\t\t\t\t\t',
        'College Name\tIntended Major\tRD Deadline\tStatus\tDecision\tApplication Fee\tPersonal Statement\tFinancial Aid\tNotes',
        'New York University\tEconomics\t5 Jan 2027\tSubmitted\t\tpaid\tDec 20, 2026\tCSS Profile\t"Likes ""fit"""',
        'University of Michigan\tPhysics\t2027-02-01\tSubmitted\tRejected\twaived\tcomplete\t\t',
      ].join('\r\n'),
    );
    const essayDate = { day: '2026-12-20', time: null, zone: null };
    expect(read.programs).toEqual([
      {
        ...nothing,
        line: 4,
        school: 'New York University',
        program: 'Economics',
        ownDate: '2027-01-05',
        status: 'submitted',
        note: 'Likes "fit"\nFinancial Aid: CSS Profile',
        steps: [done('fee'), { ...done('essay'), due: essayDate, state: null }],
      },
      {
        ...nothing,
        line: 5,
        school: 'University of Michigan',
        program: 'Physics',
        ownDate: '2027-02-01',
        // The decision says more than the status next to it.
        status: 'decided',
        outcome: 'refused',
        steps: [{ ...done('fee'), state: 'skipped' }, done('essay')],
      },
    ]);
    expect(read.problems).toEqual([]);
  });

  it('a Vietnamese Google Sheet: semicolons, days first', async () => {
    const read = await readCsv(
      '\uFEFFTrường;Ngành;Hạn nộp;Học bổng;Tình trạng;Ghi chú\r\n' +
        'Đại học Toronto;Khoa học máy tính;1/2/2027;50%;Đang làm hồ sơ;Hỏi chị Mai\r\n' +
        'ĐH Bách khoa Hà Nội;;ngày 15 tháng 1 năm 2027;;Đã nộp;\r\n' +
        'Đại học Tampere;Khoa học dữ liệu;Quanh năm;;Trúng tuyển;\r\n',
    );
    expect(read.programs).toEqual([
      {
        ...nothing,
        line: 2,
        school: 'Đại học Toronto',
        program: 'Khoa học máy tính',
        ownDate: '2027-02-01',
        note: 'Hỏi chị Mai\nHọc bổng: 50%',
        status: 'preparing',
      },
      {
        ...nothing,
        line: 3,
        school: 'ĐH Bách khoa Hà Nội',
        program: '',
        ownDate: '2027-01-15',
        status: 'submitted',
      },
      {
        ...nothing,
        line: 4,
        school: 'Đại học Tampere',
        program: 'Khoa học dữ liệu',
        status: 'decided',
        outcome: 'offer',
      },
    ]);
    expect(read.problems).toEqual([]);
    expect(read.unused).toEqual([]);
  });
});

it('letters count as a reader counts them, also those that macOS writes as two characters', async () => {
  const decomposed = 'ế'.normalize('NFD');
  const [note, name] = [decomposed.repeat(2000), decomposed.repeat(100)];
  const read = await readCsv(
    [
      'School,Program,Notes,Step,Name of my own step',
      `MIT,Physics,${note},,`,
      `MIT,Physics,,,${name}`,
      `Yale University,Law,${note}ế,,`,
      `Yale University,Law,,,${name}ế`,
      'MIT,Physics,One more,,',
    ].join('\n'),
  );
  const [first, second] = read.programs;
  expect(first).toMatchObject({ note, steps: [{ kind: 'own', title: name }] });
  expect(second).toMatchObject({ note: null, steps: [] });
  expect(read.problems.map(({ line, kind }) => [line, kind])).toEqual([
    [4, 'noteLong'],
    [5, 'nameLong'],
    [6, 'noteLong'],
  ]);

  const program = { id: 1, title: 'Physics', school: { id: 1, name: 'MIT' } };
  const note1000 = decomposed.repeat(1000);
  const bookmark = { id: 1, program, status: 'preparing' as const, order_no: 1, note: note1000 };
  const [short] = (await readCsv(`School,Program,Notes\nMIT,Physics,${decomposed.repeat(999)}`))
    .programs;
  if (!short) throw new Error('no program');
  const [change] = changesOfImport([{ imported: short, program, bookmark }], [bookmark], () => []);
  expect(change?.write).toMatchObject({ changes: { note: `${note1000}\n${short.note}` } });
  expect(change?.leftOutNote).toBeNull();
  const long = { ...short, note: `${short.note}b` };
  const [full] = changesOfImport([{ imported: long, program, bookmark }], [bookmark], () => []);
  expect(full).toMatchObject({ write: null, leftOutNote: long.note });
});

describe('a file that is not a plan', () => {
  const problemOf = async (bytes: BlobPart[]): Promise<FileProblem | 'fine'> => {
    const file = await textOfFile(new Blob(bytes));
    if ('problem' in file) return file.problem;
    const table = readTable(file.text, words);
    return typeof table === 'string' ? table : 'fine';
  };
  const row = 'Aalto University,Data Science,2027-01-15\n';

  it.each<[string, BlobPart[], FileProblem | 'fine']>([
    ['an empty file', [''], 'empty'],
    ['blanks', ['\uFEFF \n,,\n'], 'noTable'],
    ['a heading without rows', ['School,Program\n,\n'], 'empty'],
    ['10 MB', ['School,Program,Deadline\n', row.repeat(250_000)], 'large'],
    ['10,000 rows', ['School,Program,Deadline\n', row.repeat(10_000)], 'rows'],
    ['blank rows between', ['School,Program,Deadline\n', `${row}\n`.repeat(5001)], 'rows'],
    ['5,000 rows', ['School,Program,Deadline\n', row.repeat(5000)], 'fine'],
    ['an Excel file', [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'workbook'],
    ['an old Excel file', [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'workbook'],
    ['another encoding', [new Uint8Array([0x54, 0x72, 0xfd, 0x9d, 0x6e, 0x67])], 'encoding'],
    ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])], 'encoding'],
    ['zeros', [new Uint8Array(5000)], 'encoding'],
    ['a page', ['<!doctype html><html><body>School</body></html>'], 'noTable'],
    ['other columns', ['Name,Age\nMai,16\n'], 'noTable'],
    ['quotes that never end', ['School,Program\n"Aalto,"Data\n'], 'fine'],
    ['sep=;', ['sep=;\r\nSchool;Program\r\nAalto;Data\r\n'], 'fine'],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it('the “Unicode text” of Excel is read', async () => {
    const text = '\uFEFFTrường\tNgành\r\nĐại học Tampere\tLuật\r\n';
    const bytes = new Uint8Array(
      [...text].flatMap((one) => {
        const code = one.charCodeAt(0);
        return [code & 0xff, code >> 8];
      }),
    );
    expect(await problemOf([bytes])).toBe('fine');
  });
});

it('two rows of a program are one, with the notes of both', async () => {
  const rows = ['MIT,Physics,Ask Ms Thu', 'MIT,Physics,Ask Ms Thu', 'MIT,Physics,Visit in May'];
  const { programs } = await readCsv(['School,Program,Notes', ...rows].join('\n'));
  expect(programs.map(({ note }) => note)).toEqual(['Ask Ms Thu\nVisit in May']);
});
