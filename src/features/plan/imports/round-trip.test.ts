import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark } from '@/api/bookmark/contract';
import { loadCsvTexts } from '@/features/plan/exports/csv-texts';
import { planCsv } from '@/features/plan/exports/plan-csv';
import type { FileStep } from '@/features/plan/exports/step-types';
import { foldText } from '@/lib/fold-text';
import { readTable } from './csv-table';
import { changesOfImport } from './import-changes';
import type { ImportedPlan } from './imported';
import { readPlan } from './read-plan';

const words = await Promise.all([loadCsvTexts('en'), loadCsvTexts('vi')]);

async function readCsv(csv: string): Promise<ImportedPlan> {
  const table = readTable(csv, words);
  if (typeof table === 'string') throw new Error(table);
  return readPlan(table, words);
}

const hostile = [
  ...['"', "'", "'=", "''=1", '=1+1', '=HYPERLINK("http://evil";"x")', '@SUM(A1)', '+1', '-1'],
  ...[',', ';', '\t', '\n', '\r\n', '\r', '\uFEFF', '\0', ' ', '  =1', '＝1', 'sep=;'],
  ...['🦌', '👩‍👩‍👧', 'Đại học', 'ệ', 'مرحبا', '\u202Eabc', '\u200F', 'School', 'Trường,Ngành'],
];
const text = (max: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 6 })), {
      maxLength: 5,
    })
    .map((parts) => [...parts.join('').replace(/\p{Cs}/gu, '')].slice(0, max).join(''));

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const two = (value: number) => String(value).padStart(2, '0');
const due = fc.record({
  day,
  time: fc.option(
    fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
  ),
  zone: fc.option(fc.constantFrom('Europe/Berlin', 'Asia/Ho_Chi_Minh', 'America/New_York')),
});

const step = fc
  .record({
    kind: fc.constantFrom(
      ...(['test', 'transcript', 'letters', 'essay', 'form', 'fee', 'visa', 'own'] as const),
      'scholarship' as const,
    ),
    name: text(100).filter((name) => name.trim() !== ''),
    due: fc.option(due),
    state: fc.constantFrom('open' as const, 'done' as const, 'skipped' as const),
  })
  .map(({ kind, name, ...rest }) => ({ kind, title: kind === 'own' ? name : null, ...rest }));

const program = fc.record({ title: text(60), school: text(60) });
const own = fc.record({
  status: fc.constantFrom(...(['considering', 'preparing', 'submitted', 'decided'] as const)),
  outcome: fc.option(fc.constantFrom('offer' as const, 'refused' as const, 'waiting' as const)),
  note: text(80),
  deadline: fc.option(day),
});

/** A plan with its places as the server numbers them, and the steps of each program. */
const plan = fc
  .array(fc.record({ program, own, steps: fc.array(step, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) => {
    const counts: Record<string, number> = {};
    return rows.map(({ program: { title, school }, own: fields, steps }, index) => {
      const order_no = (counts[fields.status] ?? 0) + 1;
      counts[fields.status] = order_no;
      const bookmark: Bookmark = {
        id: index + 100,
        ...fields,
        order_no,
        program: { id: index + 1, title, school: { id: index + 50, name: school } },
      };
      return {
        bookmark,
        steps: steps.map((one, number): FileStep => ({ key: `k${number}`, ...one })),
      };
    });
  });
type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

const csvOf = (rows: Plan, language: 0 | 1) =>
  planCsv(
    rows.map(({ bookmark }) => bookmark),
    (wanted) => rows.find(({ bookmark }) => bookmark === wanted)?.steps ?? [],
    words[language],
  );

describe.each([
  ['English', 0],
  ['Vietnamese', 1],
] as const)('a plan written as CSV in %s', (_, language) => {
  it('is read as the same plan', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (rows) => {
        const read = await readCsv(csvOf(rows, language));
        expect(read.problems).toEqual([]);
        expect(read.unused).toEqual([]);
        expect(
          read.programs.map(({ line: _line, schoolId: _school, ours: _ours, ...rest }) => rest),
        ).toEqual(
          rows.map(({ bookmark: { program: of, ...fields }, steps }) => ({
            programId: String(of.id),
            program: of.title,
            school: of.school.name,
            status: fields.status,
            outcome: fields.outcome ?? null,
            order: fields.order_no,
            ownDate: fields.deadline ?? null,
            note: fields.note || null,
            steps: steps.map(({ key: _key, ...rest }) => rest),
          })),
        );
      }),
      { numRuns: 100, seed: 20_270_115 },
    );
  });

  it('changes nothing when it is imported into the same plan', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (rows) => {
        const { programs } = await readCsv(csvOf(rows, language));
        const list = rows.map(({ bookmark }) => bookmark);
        const found = programs.map((imported) => {
          const bookmark = list.find(({ program: of }) => String(of.id) === imported.programId);
          if (!bookmark) throw new Error('not found');
          return { imported, program: bookmark.program, bookmark };
        });
        const stepsOf = (id: unknown) =>
          rows.find(({ bookmark }) => bookmark.program.id === id)?.steps ?? [];
        for (const { write, steps } of changesOfImport(found, list, stepsOf)) {
          expect(write).toBeNull();
          expect(steps).toEqual([]);
        }
      }),
      { numRuns: 50, seed: 20_270_115 },
    );
  });

  it('makes any other plan of these programs the same, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(
        plan,
        fc.infiniteStream(own),
        fc.infiniteStream(fc.nat(3)),
        async (...given) => {
          const [rows, others, kinds] = given;
          const { programs } = await readCsv(csvOf(rows, language));
          // Some are in another column, with other fields; some are not in the plan.
          let before: Bookmark[] = [];
          for (const { bookmark } of rows) {
            if (kinds.next().value === 0) continue;
            // An empty cell removes nothing, so what the file leaves empty is empty before.
            const { status } = others.next().value;
            const fields = { status };
            before = applyWrite(before, { kind: 'add', program: bookmark.program, fields });
          }
          const found = programs.map((imported) => {
            const row = rows.find(
              ({ bookmark }) => String(bookmark.program.id) === imported.programId,
            );
            if (!row) throw new Error('not found');
            const saved =
              before.find(({ program: of }) => of.id === row.bookmark.program.id) ?? null;
            return { imported, program: row.bookmark.program, bookmark: saved };
          });
          const after = changesOfImport(found, before, () => []).reduce(
            (list, { write }) => (write ? applyWrite(list, write) : list),
            before,
          );
          const shown = (list: readonly Bookmark[]) =>
            list
              .map(({ program: of, status, order_no, note, deadline, outcome }) => ({
                id: of.id,
                place: `${status} ${order_no}`,
                note: note || null,
                deadline: deadline ?? null,
                outcome: outcome ?? null,
              }))
              .toSorted((a, b) => a.place.localeCompare(b.place, 'en'));
          expect(shown(after)).toEqual(shown(rows.map(({ bookmark }) => bookmark)));
        },
      ),
      { numRuns: 60, seed: 20_270_115 },
    );
  });
});

it('reads the words of earlier files', async () => {
  const read = await readCsv(
    'Trường,Chương trình,Trạng thái,Kết quả,Hạn tự đặt,Việc cần làm,Tên việc tự thêm,Ngày của việc,Giờ của việc,Múi giờ của việc,Đã xong chưa\n' +
      'Đại học Tampere,Luật,Có kết quả,Không nhận,,,,,,,\n' +
      'Đại học Tampere,Luật,,,,Học bạ,,,,,Xong\n' +
      'Đại học Tampere,Luật,,,,Việc tự thêm,Hỏi cô,2027-01-05,09:30,Asia/Ho_Chi_Minh,Chưa xong\n',
  );
  expect(read.problems).toEqual([]);
  expect(read.programs).toMatchObject([
    {
      ours: true,
      status: 'decided',
      outcome: 'refused',
      steps: [
        { kind: 'transcript', title: null, due: null, state: 'done' },
        {
          kind: 'own',
          title: 'Hỏi cô',
          due: { day: '2027-01-05', time: '09:30', zone: 'Asia/Ho_Chi_Minh' },
          state: 'open',
        },
      ],
    },
  ]);
});

it('no two words of a language, or headings of both, are taken for each other', () => {
  for (const texts of words) {
    for (const group of [texts.columns, texts.status, texts.outcome, texts.kind, texts.state]) {
      const folded = Object.values(group).map(foldText);
      expect(new Set(folded).size).toBe(folded.length);
    }
  }
});
