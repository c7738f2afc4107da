import fc from 'fast-check';
import { http as network, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { getAchievements } from '@/api/achievement/contract';
import { getBookmarks } from '@/api/bookmark/contract';
import { finalEngine, preRunEngine, recommendationSchema } from '@/api/engine/contract';
import { getEssays } from '@/api/essay/contract';
import { getClassGrades, postBudgetRange, postCountries } from '@/api/journey/contract';
import { getMajors } from '@/api/major/contract';
import { getPlanSteps } from '@/api/plan-step/contract';
import { getResources } from '@/api/resource/contract';
import { getScholarships } from '@/api/scholarship/contract';
import { getSchool } from '@/api/school/contract';
import { getSearch } from '@/api/search/contract';
import { getMessages } from '@/api/sophie/contract';
import { server } from '@/mocks/hosts/node';
import { call, configureClient } from './client';
import { endpoint } from './endpoint';
import { InvalidResponseError } from './errors';
import { parseResponse } from './parse-response';
import { numberSchema } from './schemas';

type Row = Record<string, unknown>;
type Sample = {
  response: v.GenericSchema;
  /** The nth row, and its fields that cannot be missing. */
  row: (n: number) => Row;
  needs: readonly string[];
  /** The rows in their envelope, and the way back. */
  body: (rows: readonly unknown[]) => unknown;
  rowsIn: (output: unknown) => unknown;
};

const pagination = { current_page: 1, last_page: '1', per_page: 12, total: '40' };
const field = (name: string) => (output: unknown) => Reflect.get(Object(output), name);
const bare = { body: (rows: readonly unknown[]) => rows, rowsIn: (output: unknown) => output };
const list = { ...bare, body: (data: readonly unknown[]) => ({ data }) };
const page = {
  body: (data: readonly unknown[]) => ({ data, pagination, total: 40, overview: null, more: 1 }),
  rowsIn: field('data'),
};
const named = (n: number) => ({ id: n, title: `T${n}` });
const program = (n: number) => ({
  ...named(n),
  school: { id: 1, name: 'KAIST' },
  tuition: '21550',
});

function sample(
  { response }: { response: v.GenericSchema },
  envelope: Pick<Sample, 'body' | 'rowsIn'>,
  row: Sample['row'],
  needs: Sample['needs'],
): Sample {
  return { response, row, needs, ...envelope };
}

const school = {
  body: (programs: readonly unknown[]) => ({ data: { id: 1, name: 'KAIST', programs } }),
  rowsIn: field('programs'),
};
const bookmark = (n: number) => {
  return { id: n, order_no: n, status: 'considering', program: program(n) };
};
const essay = { content: 'x', status: 'draft', version: 1, updated_at: '2026-11-21' };
const guide = { summary: 'x', stage: 'apply', minutes: 5, updated: '2026-11-21', language: 'en' };

const SAMPLES: Readonly<Record<string, Sample>> = {
  majors: sample(getMajors, list, named, ['id', 'title']),
  grades: sample(getClassGrades, bare, (n) => ({ id: n, class_name: `G${n}` }), [
    'id',
    'class_name',
  ]),
  countries: sample(postCountries, list, (n) => ({ country_ids: [n], title: 'K' }), [
    'country_ids',
  ]),
  budgets: sample(postBudgetRange, bare, (n) => ({ min: n, max: `${n + 1}` }), ['min']),
  results: sample(preRunEngine, page, program, ['id', 'title', 'school']),
  final: sample(finalEngine, page, program, ['id', 'title', 'school']),
  bookmarks: sample(getBookmarks, page, bookmark, ['id', 'order_no', 'program']),
  school: sample(getSchool, school, program, ['id', 'title', 'school']),
  scholarships: sample(getScholarships, list, (n) => ({ id: n, name: 'A', provider: 'B' }), [
    'provider',
  ]),
  search: sample(getSearch, list, (n) => ({ kind: 'major', ...named(n) }), ['kind', 'id']),
  guides: sample(getResources, list, (n) => ({ ...named(n), ...guide }), ['stage', 'minutes']),
  essays: sample(getEssays, list, (n) => ({ id: n, ...essay }), ['content', 'version']),
  achievements: sample(
    getAchievements,
    list,
    (n) => ({ id: n, type: 'club', title: 'Chess', order_no: n }),
    ['type', 'order_no'],
  ),
  messages: sample(
    getMessages,
    list,
    (n) => ({ id: n, role: 'sophie', text: 'x', created_at: '2026-11-21' }),
    ['role', 'text'],
  ),
};

/** What a server may send in the place of a row. */
const NO_ROWS = [null, 'row', '', 5, true, [], {}, [{ id: 1 }], { error: 'gone' }];

type Damage = { kind: 'missing' | 'null' | 'wrong type' } | { kind: 'no row'; value: unknown };

const damages = fc.oneof(
  fc.constantFrom<Damage>({ kind: 'missing' }, { kind: 'null' }, { kind: 'wrong type' }),
  fc.constantFrom(...NO_ROWS).map((value): Damage => ({ kind: 'no row', value })),
);

function damaged(row: Row, need: string, damage: Damage): unknown {
  if (damage.kind === 'no row') return damage.value;
  const { [need]: _, ...rest } = row;
  if (damage.kind === 'missing') return rest;
  if (damage.kind === 'null') return { ...row, [need]: null };
  return { ...row, [need]: true };
}

let calls = 0;

/** Asks for a body as the response of a call; each has its own name in the console. */
async function ask(response: v.GenericSchema, body: unknown): Promise<unknown> {
  calls += 1;
  server.use(network.get('*/api/rows/:n', () => HttpResponse.json(body as JsonBodyType))); // made of JSON
  return call(endpoint('GET', `/api/rows/${calls}`, { assumed: true, response }), {});
}

describe('a list with a row that cannot be read', () => {
  it('is shown without it, and the console says so once', async () => {
    const onError = vi.fn<() => void>();
    configureClient({ onError });
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cases = fc.record({
      name: fc.constantFrom(...Object.keys(SAMPLES)),
      count: fc.integer({ min: 2, max: 8 }),
      at: fc.nat(),
      need: fc.nat(),
      damage: damages,
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ name, count, at, need, damage }) => {
        const { response, row, needs, body, rowsIn } = SAMPLES[name] as Sample; // from its keys
        const rows = Array.from({ length: count }, (_, n) => row(n + 1));
        const hit = at % count;
        const expected = rows.filter((_, n) => n !== hit);
        const sent = rows.map((one, n) =>
          n === hit ? damaged(one, String(needs[need % needs.length]), damage) : one,
        );
        const whole = rowsIn(v.parse(response, body(expected)));
        said.mockClear();
        expect(rowsIn(await ask(response, body(sent)))).toEqual(whole);
        expect(whole).toHaveLength(count - 1);
        expect(said.mock.calls).toEqual([
          [expect.stringMatching(/^GET \/api\/rows\/\d+: left out 1 row that cannot be read: .+/)],
        ]);
      }),
      { numRuns: 200 },
    );
    expect(onError).not.toHaveBeenCalled();
  });

  it('counts the rows, names the first reason, and is not told again for the next read', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = [{ id: 1, title: 'Law' }, { id: 2, title: null }, 'Physics', null];
    for (let read = 1; read <= 3; read++) {
      expect(parseResponse(getMajors, body)).toEqual([{ id: 1, title: 'Law' }]);
    }
    parseResponse(getMajors, body.slice(0, 2));
    expect(said.mock.calls).toEqual([
      ['GET /api/v1/majors: left out 3 rows that cannot be read: title is not string'],
      ['GET /api/v1/majors: left out 1 row that cannot be read: title is not string'],
    ]);
  });
});

describe('a list is refused', () => {
  it.each(Object.keys(SAMPLES))(
    'if no row can be read, because it is no empty list: %s',
    (name) => {
      const { response, body } = SAMPLES[name] as Sample; // from its keys
      expect(v.is(response, body([]))).toBe(true);
      expect(v.is(response, body(['a', null]))).toBe(false);
    },
  );

  it('for one row, if its records are written back whole', () => {
    const step = { kind: 'test', state: 'open', updated_at: '2026-11-21' };
    const steps = [
      { program_id: 1, key: 'a', ...step },
      { program_id: 1, key: 'b', ...step, state: 'paused' },
    ];
    expect(() => parseResponse(getPlanSteps, steps)).toThrow(InvalidResponseError);
  });
});

describe('a later page', () => {
  it('of a list that is read whole may lose all of its rows', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const last = { ...pagination, current_page: 4 };
    expect(parseResponse(getBookmarks, { data: [null], pagination: last }).data).toEqual([]);
    expect(said).toHaveBeenCalledTimes(1);
  });
});

describe('rows inside a row', () => {
  it('are left out alone: the intakes of a program, the parts of a cost', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const intake_dates = [{ starts: '2027-13' }, { starts: '2027-09' }];
    const costs = [
      { part: 'living', amount: '9000' },
      { part: 'pets', amount: 1 },
    ];
    const programs = [{ ...program(1), intake_dates }];
    const parsed = parseResponse(getSchool, { data: { id: 1, name: 'KAIST', costs, programs } });
    expect(parsed.programs[0]?.intake_dates).toEqual([{ starts: '2027-09' }]);
    expect(parsed.costs).toEqual([{ part: 'living', amount: 9000 }]);
    expect(said.mock.calls).toEqual([[expect.stringContaining('left out 2 rows')]]);
  });

  it('that are counted are all there, or none', () => {
    const criteria = [{ key: 'a', state: 'met', asked: 'x' }, { key: 'b' }];
    const { data } = v.parse(recommendationSchema, page.body([{ ...program(1), criteria }]));
    expect(data).toMatchObject([{ id: 1 }]);
    expect(data[0]?.criteria).toBeUndefined();
  });
});

describe('a number', () => {
  it.each([
    [5, 5],
    ['21550', 21550],
    ['-0.5', -0.5],
  ])('may be a text: %j', (sent, read) => expect(v.parse(numberSchema, sent)).toBe(read));

  it.each(['', ' ', '5 years', '1e3', 'NaN', '0x1', '1,000', null, true, [5]])(
    'is no other text: %j',
    (sent) => expect(v.is(numberSchema, sent)).toBe(false),
  );

  it('of a page of programs is that of its pagination, if it has none of its own', () => {
    const { data, total } = v.parse(recommendationSchema, {
      ...page.body([program(1)]),
      total: null,
    });
    expect(data[0]?.tuition).toBe(21550);
    expect(total).toBe(40);
  });
});
