import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Program } from '@/api/program/contract';
import { useCurrency } from '@/features/school-list/currency';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { NO_ANSWERS, type Answers } from '@/shared/answers/answers';
import { useCompare } from '@/shared/compare/compare-store';
import { ProgramRows } from './program-rows';
import { ProgramTable } from './program-table';

const now = new Date('2026-11-21T09:00:00');
const bare: Program = { id: 'p1', title: 'BSc Data', school: { id: 5, name: 'Aalto' } };
const full: Program = {
  ...bare,
  school: { id: 5, name: 'Aalto', city: 'Espoo', country: 'Finland', type: 'public' },
  degree: 'bachelor',
  duration: 3.5,
  tuition: 13_000,
  tuition_source: 'illustrative',
  deadline: '2027-01-20',
  criteria: [
    { key: 'language', state: 'met', asked: 'IELTS 6.5', you: '7.0' },
    { key: 'average', state: 'unmet', asked: 'Grade average 9.0 out of 10', you: '8.6' },
    { key: 'test', state: 'unknown', asked: 'SAT 1300' },
  ],
};

async function show(children: ReactNode, locale: 'en' | 'vi' = 'en') {
  await loadMessages(locale, ['common', 'results']);
  const router = createMemoryRouter([{ path: '*', element: children }], {
    initialEntries: ['/school-list?page=2'],
  });
  const client = new QueryClient();
  client.setQueryData(['outline'], { rate: { vnd: 26_300 } });
  return render(
    <I18nextProvider i18n={messagesOf(locale)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

beforeEach(() => useCompare.getState().reset());

describe('ProgramRows', () => {
  it('draws the land of a place with the school on it, where the response has them', async () => {
    const land = { ...bare.school, iso_code: 'FI' };
    const { container } = await show(
      <ProgramRows
        programs={[
          { ...bare, school: { ...land, position: { lat: 60.21, lon: 24.66 } } },
          { ...bare, id: 'p2', school: { ...land, position: { lat: 10, lon: 24 } } },
          { ...bare, id: 'p3', school: { ...bare.school, iso_code: 'XX' } },
          { ...bare, id: 'p4' },
        ]}
        now={now}
      />,
    );
    const drawn = screen.getAllByRole('listitem').map((row) => ({
      land: row.querySelectorAll('use[href$="#FI"]').length,
      dots: row.querySelectorAll('circle.fill-accent').length,
    }));
    expect(drawn).toEqual([
      { land: 1, dots: 1 },
      { land: 1, dots: 0 },
      { land: 0, dots: 0 },
      { land: 0, dots: 0 },
    ]);
    for (const picture of container.querySelectorAll('svg:has(use)')) {
      expect(picture).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('shows tuition, deadline, length and requirements', async () => {
    await show(<ProgramRows programs={[full]} now={now} />);
    for (const text of [
      'Aalto, Espoo',
      'Finland',
      '$13,000',
      'Jan 20, 2027',
      '1 met',
      'not yet: grade average',
      '1 unknown',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('60 days left')).toHaveLength(2);
    expect(screen.getByText('Length').nextElementSibling).toHaveTextContent('3.5 years');
    expect(screen.queryByText(/IELTS 6.5/)).not.toBeInTheDocument();
  });

  it('shows them in Vietnamese', async () => {
    const { container } = await show(<ProgramRows programs={[full]} now={now} />, 'vi');
    for (const text of [
      '$13.000',
      '20/1/2027',
      '1 đạt',
      'chưa đạt: điểm trung bình',
      '1 chưa rõ',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(container).toHaveTextContent('3,5 năm');
    expect(await screen.findByText('≈342 triệu')).toBeVisible();
  });

  it('has the tuition in đồng for those who chose it', async () => {
    await show(<ProgramRows programs={[full]} now={now} />);
    expect(screen.queryByText(/đồng/)).toBeNull();
    act(() => useCurrency.setState({ chosen: 'vnd' }));
    expect(await screen.findByText('≈342 million đồng')).toBeVisible();
    act(() => useCurrency.setState({ chosen: null }));
  });

  it('renders a program with only a title and a school', async () => {
    const { container } = await show(<ProgramRows programs={[bare]} now={now} />);
    expect(screen.getByRole('link', { name: 'BSc Data' })).toBeVisible();
    expect(screen.getByText('Not published')).toBeVisible();
    expect(screen.getAllByText('Rolling')).toHaveLength(2);
    expect(screen.getByText('No requirements listed yet')).toBeVisible();
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('shows unusual values unchanged and markup as text', async () => {
    const odd: Program = {
      ...bare,
      title: '<b>Bold</b>',
      tuition: 0,
      duration: 1,
      deadline: 'soon',
      intakes: [13, -1, Number.NaN],
      languages: ['zz-!!'],
      criteria: [],
    };
    const { container } = await show(<ProgramRows programs={[odd]} now={now} />);
    expect(screen.getByRole('link', { name: '<b>Bold</b>' })).toBeVisible();
    expect(screen.getByText('$0')).toBeVisible();
    expect(screen.getAllByText('soon')).toHaveLength(2);
    expect(screen.getByText('1 year')).toBeVisible();
    expect(container.textContent).not.toMatch(/undefined|NaN|Invalid/);
  });

  it.each([
    ['2026-11-21', 'closes today, for Sep 2027'],
    ['2026-11-22', '1 day left, for Sep 2027'],
    ['2026-11-20', 'passed, for Sep 2027'],
  ])('shows for %s with the intake: %s', async (deadline, text) => {
    const program = { ...bare, deadline, starts: '2027-09' };
    await show(<ProgramRows programs={[program]} now={now} />);
    expect(screen.getAllByText(text)).toHaveLength(2);
  });

  it('leaves the time of day to the program, and marks once that figures are illustrative', async () => {
    const program: Program = {
      ...bare,
      deadline: '2027-01-13',
      deadline_time: '18:00',
      deadline_time_zone: 'Europe/London',
      starts: '2027-09',
      source: 'illustrative',
    };
    await show(<ProgramRows programs={[program]} now={now} />, 'vi');
    expect(screen.getByText('13/1/2027')).toBeVisible();
    expect(screen.getAllByText('còn 53 ngày, kỳ 9/2027')).toHaveLength(2);
    expect(screen.queryByText(/18:00/)).toBeNull();
    // One mark for all rows, until a figure is from a school.
    expect(screen.getByRole('button', { name: /^minh họa: Học\sphí/ })).toBeVisible();
  });

  it.each([
    ['en', 'taught in German', '2 unknown'],
    ['vi', 'dạy bằng tiếng Đức', '2 chưa rõ'],
  ] as const)('shows the language and that something is unknown, %s', async (locale, ...texts) => {
    const program: Program = {
      ...bare,
      school: { id: 5, name: 'TU Berlin', city: 'Berlin' },
      languages: ['de'],
      criteria: [
        { key: 'subject', state: 'unknown', asked: 'Math to grade 12' },
        { key: 'certificate', state: 'unknown', asked: 'An APS certificate' },
      ],
    };
    await show(<ProgramRows programs={[program]} now={now} />, locale);
    for (const text of texts) expect(screen.getByText(text)).not.toHaveClass('sr-only');
  });

  it('lists the intakes of a program with rolling admission', async () => {
    await show(<ProgramRows programs={[{ ...bare, intakes: [9, 2, 2] }]} now={now} />, 'vi');
    expect(screen.getAllByText('Nhận hồ sơ quanh năm, kỳ tháng 2 và tháng 9')).toHaveLength(2);
  });

  it('opens a program by a link that keeps the page of the list', async () => {
    await show(<ProgramRows programs={[full]} now={now} />);
    expect(screen.getByRole('link', { name: 'BSc Data' })).toHaveAttribute(
      'href',
      '/school-list?page=2&school=5&program=p1',
    );
  });

  it('adds a program to the comparison and removes it', async () => {
    await show(<ProgramRows programs={[full]} now={now} />);
    const toggle = screen.getByRole('button', { name: 'Compare BSc Data, Aalto' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(useCompare.getState().items).toEqual([{ programId: 'p1', schoolId: 5 }]);
    await userEvent.click(toggle);
    expect(useCompare.getState().items).toEqual([]);
  });
});

describe('a row with answers', () => {
  const control = (answers: Partial<Answers>) => ({
    answers: { ...NO_ANSWERS, ...answers },
    change: () => undefined,
  });

  it('has no strokes before the first answer, then a chip for what is missing', async () => {
    const { container, unmount } = await show(
      <ProgramRows programs={[full]} now={now} control={control({})} isCompared={false} />,
    );
    expect(container).not.toHaveTextContent('1 met');
    unmount();
    await show(<ProgramRows programs={[full]} now={now} control={control({ ielts: 7 })} />);
    expect(screen.getByRole('button', { name: 'Add your SAT' })).toBeVisible();
    expect(screen.getByText('1 unknown')).toHaveClass('sr-only');
  });

  it('offers nothing for an unknown criterion whose answer is given', async () => {
    await show(<ProgramRows programs={[full]} now={now} control={control({ sat: 1200 })} />);
    expect(screen.queryByRole('button', { name: 'Add your SAT' })).toBeNull();
  });
});

describe('ProgramTable', () => {
  it('renders with all values and with almost none', async () => {
    const programs = [full, { ...bare, id: 'p2' }];
    const { container } = await show(<ProgramTable programs={programs} now={now} />);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('cell', { name: 'Espoo, Finland' })).toBeVisible();
    // One program has a figure that may be from its school.
    expect(screen.getByRole('button', { name: 'illustrative: BSc Data, Aalto' })).toBeVisible();
    expect(container.textContent).not.toMatch(/undefined|null|NaN/);
  });
});
