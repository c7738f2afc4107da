import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueEntries } from '@/mocks/data/entries';
import { addFault } from '@/mocks/server/faults';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { expectConsole } from '@/test/console';
import { renderRoute } from '@/test/render-route';

afterEach(() => vi.unstubAllEnvs());

const school = { id: 's1', name: 'TU Delft' };
const program = { id: 'p1', title: 'BSc Physics', school, tuition: 20_000 };

/** The dialog of a program whose school responds with these costs. */
async function openWith(more: object, path = '/school-list?school=s1&program=p1') {
  const data = { ...school, programs: [program], ...more };
  addFault({ match: 'getSchool', kind: 'status', status: 200, body: { data } });
  await renderRoute(path);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/A whole year|Trọn một năm/);
  return dialog;
}

it('a school names each language once', async () => {
  const programs = [
    { ...program, languages: ['en'] },
    { ...program, id: 'p2', languages: ['en', 'de'] },
  ];
  const data = { ...school, programs };
  addFault({ match: 'getSchool', kind: 'status', status: 200, body: { data } });
  await renderRoute('/school-list?school=s1');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('English, German')).toBeVisible();
});

it('an intake without a deadline does not have that of another one', async () => {
  const intake_dates = [{ starts: '2027-09', deadline: '2027-01-15' }, { starts: '2028-02' }];
  const programs = [{ ...program, starts: '2027-09', deadline: '2027-01-15', intake_dates }];
  const dialog = await openWith({ programs });
  const [first, second] = within(dialog)
    .getAllByRole('listitem')
    .filter((item) => /2027|2028/.test(item.textContent ?? ''));
  expect(first).toHaveTextContent(/Jan.15, 2027/);
  expect(second).toHaveTextContent(/^Rolling/);
});

describe('the whole cost of a year', () => {
  it('names what is not known, and says at least', async () => {
    expectConsole('error', /left out 2 rows that cannot be read: amount is not >=0/);
    const dialog = await openWith({
      costs: [{ part: 'living', amount: 10_000 }, { part: 'visa', amount: -5 }, 'nonsense'],
      rate: { vnd: 26_000, read_on: '2026-10-15' },
    });
    const text = dialog.textContent ?? '';
    for (const part of [
      'At least$30,000≈ 780 million đồng',
      '$1\u00a0=\u00a026,000\u00a0₫Oct\u00a015, 2026',
    ])
      expect(text).toContain(part);
    for (const part of ['Health insurance', 'One round-trip flight', 'Visa'])
      expect(text).toContain(`${part}Not knownNot counted in the sum`);
    expect(text).not.toContain('$0');
    expect(dialog.querySelectorAll('[data-part] .border-dashed')).toHaveLength(3);
  });

  it.each([
    ['15000', 'Tuition is $5,000 above the budget you gave for it.', '$5,000 above'],
    ['20000', 'Tuition is within the budget you gave for it.', null],
    ['25000', 'Tuition is within the budget you gave for it.', null],
  ])(
    'compares only the tuition with a budget of %s, which is for tuition',
    async (max, text, alarm) => {
      useAnswersStore.getState().answer({ budget: { min: 0, max } });
      const dialog = await openWith({ costs: [{ part: 'living', amount: 10_000 }] });
      expect(dialog).toHaveTextContent(text);
      expect(dialog).toHaveTextContent(`Tuition budget: $${max.slice(0, 2)},000`);
      expect(dialog.querySelectorAll('[data-mark]')).toHaveLength(1);
      expect(dialog.querySelector('b.text-accent')?.textContent ?? null).toBe(alarm);
    },
  );

  it('compares no other costs with the budget when the tuition is not known', async () => {
    useAnswersStore.getState().answer({ budget: { min: 0, max: '25000' } });
    const costs = [{ part: 'living', amount: 30_000 }];
    const dialog = await openWith({ programs: [{ ...program, tuition: null }], costs });
    expect(dialog).not.toHaveTextContent(/budget/);
    expect(dialog.querySelector('[data-mark]')).toBeNull();
  });

  it('shows only the tuition of a server without costs, without đồng or a mark', async () => {
    const dialog = await openWith({ costs: 'unknown' });
    expect(dialog).toHaveTextContent('At least$20,000');
    expect(within(dialog).getAllByText('Not known')).toHaveLength(4);
    expect(dialog).not.toHaveTextContent(/đồng|₫/);
    expect(dialog.querySelector('[data-mark]')).toBeNull();
  });

  it('has the sum of all parts in Vietnamese, billions too', async () => {
    const costs = ['living', 'insurance', 'travel', 'visa'].map((part) => ({ part, amount: 5000 }));
    const rate = { vnd: 30_000 };
    const dialog = await openWith({ costs, rate }, '/vi/school-list?school=s1&program=p1');
    expect(dialog).toHaveTextContent('$40.000≈ 1,2 tỷ đồng');
    expect(dialog).not.toHaveTextContent('Ít nhất');
  });

  it('keeps the tuition of the list when the school does not load, until it does', async () => {
    addFault({ match: 'getSchool', kind: 'status', status: 404, times: 1 });
    const { user } = await renderRoute('/school-list');
    const [first] = await screen.findAllByRole('heading', { level: 3 });
    if (!first) throw new Error('no program');
    await user.click(within(first).getByRole('link'));
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText(/^We couldn’t load the rest of the costs\./),
    ).toBeVisible();
    expect(within(dialog).getAllByText('Not known')).toHaveLength(4);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(dialog).queryByText('Not known')).not.toBeInTheDocument());
    const compare = within(dialog).getAllByRole('button', { name: 'Compare' })[0];
    if (!compare) throw new Error('no button');
    await user.click(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'true');
    expect(compare).toHaveTextContent('Comparing, 1 of 4');
  });
});

it('keeps a loaded school if it cannot be loaded again', async () => {
  const { queryClient } = await renderRoute('/school-list?school=101');
  const dialog = await screen.findByRole('dialog');
  const heading = await within(dialog).findByRole('heading', { level: 2, name: /Berkeley/ });
  addFault({ match: 'getSchool', kind: 'status', status: 400 });
  await act(() => queryClient.refetchQueries({ queryKey: ['school'] }));
  expect(heading).toBeVisible();
  expect(heading).toHaveTextContent(/Berkeley/);
});

describe('the next and the previous program', () => {
  it('are announced once, with school and position', async () => {
    const { user } = await renderRoute('/school-list');
    const [first] = await screen.findAllByRole('heading', { level: 3 });
    if (!first) throw new Error('no program');
    const firstTitle = first.textContent;
    await user.click(within(first).getByRole('link'));
    const dialog = within(await screen.findByRole('dialog'));
    const next = await dialog.findByRole('button', { name: 'Next program' });
    const status = dialog.getAllByRole('status')[0];
    // A status that comes with its text would not be announced.
    expect(status).toBeEmptyDOMElement();
    await user.click(next);
    await waitFor(() => expect(status).toHaveTextContent(/^.+, .+, 2 of \d,\d{3}$/));
    const title = dialog.getByRole('heading', { level: 2 }).textContent;
    expect(title).not.toBe(firstTitle);
    expect(status).toHaveTextContent(title);
    expect(next).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Previous program' }));
    await waitFor(() => expect(status).toHaveTextContent(/, 1 of \d,\d{3}$/));
    expect(status).toHaveTextContent(firstTitle);
  });
});

it('names the degree and the length, which are no part of the language in class', async () => {
  const dialog = await openWith({
    programs: [{ ...program, languages: ['de'], degree: 'bachelor', duration: 3 }],
  });
  const fact = within(dialog).getByText('In class').parentElement;
  expect(fact).toHaveTextContent('In classGermanDegree, LengthBachelor’s, 3 years');
  expect(fact?.querySelectorAll('dt')).toHaveLength(2);
});

describe('the dates', () => {
  it.each([
    [9, 'The intake you can join', 2],
    [null, 'The next open intake', 0],
  ])('mark the intake of a student of grade %s', async (classGradeId, mark, at) => {
    const entry = catalogueEntries.find(
      ({ country, program: { intakes, requirements } }) =>
        country.code === 'AU' && intakes.length === 2 && requirements.finishedGrade12,
    );
    useAnswersStore.getState().answer({ classGradeId });
    await renderRoute(`/school-list?school=${entry?.school.id}&program=${entry?.program.id}`);
    const dialog = await screen.findByRole('dialog');
    const marked = await within(dialog).findByText(mark);
    const rows = [...(marked.closest('ol')?.children ?? [])];
    expect(rows.findIndex((row) => row.contains(marked))).toBe(at);
    for (const row of rows) expect(row).toHaveTextContent(/To start in \w+ \d{4}/i);
  });
});

describe('the sources', () => {
  it('say of which figures each mark is', async () => {
    const costs = [{ part: 'living', amount: 10_000, source: 'illustrative' }];
    const dialog = await openWith({ programs: [{ ...program, source: 'illustrative' }], costs });
    const marks = within(dialog).getAllByRole('button', { name: /^illustrative/ });
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'illustrative: A whole year',
      'illustrative: Dates',
      'illustrative: Requirements and your match',
    ]);
  });

  it('lead to a mail that names the program, in builds with an address', async () => {
    vi.stubEnv('VITE_CONTACT_EMAIL', 'help@saola.example');
    const dialog = await openWith({});
    const { href } = within(dialog).getByRole<HTMLAnchorElement>('link', {
      name: 'Report a mistake',
    });
    expect(decodeURIComponent(href)).toBe(
      'mailto:help@saola.example?subject=Wrong on Saola: BSc Physics, TU Delft (p1)',
    );
  });

  it('have no such link without an address', async () => {
    vi.stubEnv('VITE_CONTACT_EMAIL', '');
    const dialog = await openWith({});
    expect(
      within(dialog).queryByRole('link', { name: 'Report a mistake' }),
    ).not.toBeInTheDocument();
  });
});
