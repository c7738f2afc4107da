// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '@/shared/answers/answers';
import type { LandProgram } from './programs';
import { sceneOf } from './scene';
import { strokesOf, strokesOfCounts } from './strokes';

function program(country: string, at: number): LandProgram {
  const field = String(at % 4);
  return {
    country,
    school: '1',
    field,
    major: '1',
    tuition: at * 100,
    months: [9],
    after: 12,
    closes: null,
  };
}

const programs = [
  ...Array.from({ length: 1000 }, (_, at) => program('1', at)),
  ...Array.from({ length: 7 }, (_, at) => program('2', at)),
];
const RANGES = [
  { min: 0, max: 10_000, count: 101 },
  { min: 10_000, max: '', count: 1007 },
];
const input = {
  step: 'countries' as const,
  answers: NO_ANSWERS,
  titles: new Map([['2', 'Finland']]),
  ranges: RANGES,
  first: null,
};

describe('the strokes', () => {
  it.each([
    [700, 1],
    [701, 2],
    [2032, 5],
    [100_000, 200],
  ])('of %i programs are each %i programs', (total, each) => {
    expect(strokesOfCounts([{ country: '1', count: total }]).each).toBe(each);
  });

  it('of a country are as many as its programs need', () => {
    const { strokes, each } = strokesOf(programs);
    expect(each).toBe(2);
    expect(strokes.filter(({ country }) => country === '2')).toHaveLength(4);
  });
});

describe('the scene', () => {
  const all = strokesOf(programs);
  const numberOf = (states: readonly string[], state: string) =>
    states.filter((one) => one === state).length;

  it('is full before an answer', () => {
    expect(new Set(sceneOf(all, input).states)).toEqual(new Set(['full']));
  });

  it('keeps the strokes of a chosen country, with its name', () => {
    const scene = sceneOf(all, { ...input, answers: { ...NO_ANSWERS, countryIds: [2] } });
    expect(numberOf(scene.states, 'match')).toBe(4);
    expect(numberOf(scene.states, 'out')).toBe(500);
    expect(scene.names).toEqual([['2', 'Finland']]);
  });

  it('shows a few programs of a field as at least one stroke', () => {
    const answers = { ...NO_ANSWERS, countryIds: [2], parentId: 3 };
    expect(numberOf(sceneOf(all, { ...input, answers }).states, 'match')).toBe(1);
  });

  it.each([
    ['programs', all],
    ['counts', strokesOfCounts([{ country: '1', count: 1007 }])],
  ])('lies down in columns of tuition, from %s', (_, strokes) => {
    const answers = { ...NO_ANSWERS, budget: { min: 0, max: 10_000 } };
    const {
      columns = [],
      columnCount,
      states,
    } = sceneOf(strokes, {
      ...input,
      step: 'budget',
      answers,
    });
    expect(columnCount).toBe(30);
    columns.forEach((column, at) => {
      expect(states[at]).toBe((column ?? 99) < 15 ? 'match' : 'out');
    });
    const within = numberOf(states, 'match');
    expect(within).toBeGreaterThan(45);
    expect(within).toBeLessThan(60);
  });

  it('lifts the programs of the first term', () => {
    const first = new Set(programs.slice(0, 100));
    const scene = sceneOf(all, { ...input, step: 'grade', first });
    expect(numberOf(scene.states, 'lifted')).toBe(50);
    expect(numberOf(scene.states, 'low')).toBe(454);
  });
});
