import { describe, expect, it } from 'vitest';
import { mainKind, nameLines, placeLabels } from './trail-labels';

const at = (key: string, x: number, kind: 'open' | 'near' | 'offer' | 'past' = 'open') => ({
  key,
  kind,
  x,
  y: 200,
  top: 180,
  half: 16,
  name: ['Groningen'],
  date: 'Jan 15',
  dated: true,
});

const WIDE = { width: 700, wide: true };

describe('the labels of the trail', () => {
  it('stand over their cairn, the name over the date', () => {
    const [first, second, date] = placeLabels([{ ...at('a', 300), name: ['Hanoi', 'Tech'] }], WIDE);
    expect(first).toMatchObject({ text: 'Hanoi', quiet: false });
    expect(second).toMatchObject({ text: 'Tech', quiet: false });
    expect(date).toMatchObject({ text: 'Jan 15', quiet: true });
    expect(date?.y).toBeLessThan(180);
    expect(second?.y).toBeLessThan(date?.y ?? 0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  it('never cover one another: the nearest date has room before the others', () => {
    const labels = placeLabels([at('a', 300), at('b', 310, 'near'), at('c', 500)], WIDE);
    expect(new Set(labels.map(({ key }) => key.slice(0, 1)))).toEqual(new Set(['b', 'c']));
    expect(labels[0]?.near).toBe(true);
  });

  it('are only a date where the name would cover the cairns of another day, and have a gap', () => {
    const covered = { ...at('b', 342), y: 168, top: 140 };
    const labels = placeLabels([at('a', 300, 'offer'), covered], WIDE);
    expect(labels.filter(({ key }) => key.startsWith('a')).map(({ text }) => text)).toEqual([
      'Jan 15',
    ]);
    const [first, second] = placeLabels([at('a', 300), at('b', 371)], WIDE).filter(
      ({ text }) => text === 'Groningen',
    );
    expect(second).toBeUndefined();
    expect(first?.x).toBe(300);
  });

  it('of a date alone is not quiet', () => {
    const labels = placeLabels([{ ...at('a', 300), name: [] }], WIDE);
    expect(labels.map(({ text, quiet }) => [text, quiet])).toEqual([['Jan 15', false]]);
  });

  it('stay in the picture', () => {
    const labels = placeLabels([at('a', 2), at('b', 699)], WIDE);
    expect(Math.min(...labels.map(({ x }) => x))).toBeGreaterThan(30);
    expect(Math.max(...labels.map(({ x }) => x))).toBeLessThan(670);
  });
});

it.each([
  ['KAIST', ['KAIST']],
  ['Delft University of Technology', ['Delft University', 'of Technology']],
  ['Hanoi University of Science and Technology', ['Hanoi University of', 'Science and Technology']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
])('a long name has two lines: %s', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

it('a day has the kind of its most important stop', () => {
  expect(mainKind([{ kind: 'past' }, { kind: 'offer' }, { kind: 'open' }])).toBe('offer');
});
