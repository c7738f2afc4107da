// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { achievementTypeSchema, type Achievement } from '@/api/achievement/contract';
import { toAchievementChanges, formSchema, toFormValues, type FormValues } from './form-values';

const empty = toFormValues(null, 'en');
const filled: FormValues = { ...empty, title: 'Robotics club' };

function issuesOf(values: FormValues): [string, string][] {
  const { issues = [] } = v.safeParse(formSchema, values);
  return issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]);
}

describe('the achievement form', () => {
  it.each<[Partial<FormValues>, string, string]>([
    [{ title: ' ' }, 'title', 'noTitle'],
    [{ title: ' \u200b' }, 'title', 'noTitle'],
    [{ title: 'x'.repeat(151) }, 'title', 'longTitle'],
    [{ role: 'x'.repeat(101) }, 'role', 'longRole'],
    [{ startMonth: '09' }, 'startMonth', 'halfMonth'],
    [{ startYear: '2025' }, 'startMonth', 'halfMonth'],
    [{ ongoing: false }, 'endMonth', 'noEnd'],
    [{ ongoing: false, endYear: '2025' }, 'endMonth', 'noEnd'],
    [{ hours: '169' }, 'hours', 'hours'],
    [{ hours: 'a lot' }, 'hours', 'hours'],
    [{ impact: 'x'.repeat(151) }, 'impact', 'longImpact'],
  ])('%o is wrong at its field', (values, field, message) => {
    expect(issuesOf({ ...filled, ...values })).toEqual([[field, message]]);
  });

  it('rejects an end before the start, but accepts the same month', () => {
    const over = { ...filled, startMonth: '09', startYear: '2025', ongoing: false };
    const ended = (endMonth: string, endYear: string) => issuesOf({ ...over, endMonth, endYear });
    expect(ended('08', '2025')).toEqual([['endMonth', 'endBeforeStart']]);
    expect(ended('09', '2025')).toEqual([]);
    expect(ended('01', '2026')).toEqual([]);
  });

  it('rejects a start after this month for what is still going on', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const started = (values: Partial<FormValues>) => issuesOf({ ...filled, ...values });
    const next = { startMonth: '12', startYear: '2026' };
    expect(started(next)).toEqual([['startMonth', 'notStarted']]);
    expect(started({ ...next, startMonth: '11' })).toEqual([]);
    expect(started({ ...next, ongoing: false, endMonth: '01', endYear: '2027' })).toEqual([]);
  });

  it('counts visible characters, in any encoding', () => {
    const impact = ` ${'ộ'.normalize('NFD').repeat(149)}👩🏽 `;
    expect(issuesOf({ ...filled, impact })).toEqual([]);
  });

  it('reports wrong hours along with a wrong month', () => {
    expect(issuesOf({ ...filled, hours: 'a lot', startYear: '2025' })).toEqual([
      ['hours', 'hours'],
      ['startMonth', 'halfMonth'],
    ]);
  });

  it.each([
    ['2.', 2],
    ['2,', 2],
    [',5', 0.5],
    ['168', 168],
  ])('reads %j as hours', (hours, value) => {
    expect(v.parse(formSchema, { ...filled, hours })).toMatchObject({ hours: value });
  });

  it('accepts hours with a comma, and sends empty fields as null', () => {
    const changes = toAchievementChanges(v.parse(formSchema, { ...filled, hours: ' 2,5 ' }));
    expect(changes).toEqual({
      type: 'club',
      title: 'Robotics club',
      role: null,
      start: null,
      end: null,
      hours: 2.5,
      impact: null,
    });
  });

  it('shows hours as the language writes them', () => {
    const own: Achievement = { id: 1, order_no: 1, type: 'club', title: 'Chess', hours: 2.5 };
    expect(toFormValues(own, 'en').hours).toBe('2.5');
    expect(toFormValues(own, 'vi').hours).toBe('2,5');
  });

  it('sends an unedited achievement unchanged', () => {
    const month = fc
      .tuple(fc.integer({ min: 2010, max: 2025 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
    const text = (max: number) =>
      fc.string({ maxLength: max }).map((words) => words.trim().normalize('NFC') || null);
    const achievement = fc.record({
      type: fc.constantFrom(...achievementTypeSchema.options),
      title: text(60).map((words) => words ?? 'Club'),
      role: text(60),
      start: fc.option(month),
      end: fc.option(month),
      hours: fc.option(fc.integer({ min: 0, max: 336 }).map((half) => half / 2)),
      impact: text(60),
    });
    fc.assert(
      fc.property(achievement, fc.constantFrom('en', 'vi'), (own, locale) => {
        fc.pre(own.start === null || own.end === null || own.start <= own.end);
        const whole: Achievement = { id: 1, order_no: 1, ...own };
        expect(toAchievementChanges(v.parse(formSchema, toFormValues(whole, locale)))).toEqual(own);
      }),
    );
  });
});
