import { describe, expect, it } from 'vitest';
import { placeLabels } from './trail-labels';

const at = (key: string, x: number, kind: 'open' | 'near' | 'offer' | 'past' = 'open') => ({
  key,
  kind,
  x,
  y: 200,
  top: 180,
  lines: ['Jan 15', 'Groningen'],
  date: 'Jan 15',
});

const WIDE = { width: 700, wide: true };

describe('the labels of the trail', () => {
  it('stand over their cairn, the name over the date', () => {
    const [date, name] = placeLabels([at('a', 300)], WIDE);
    expect(date).toMatchObject({ text: 'Jan 15', quiet: true });
    expect(name).toMatchObject({ text: 'Groningen', quiet: false });
    expect(date?.y).toBeLessThan(180);
    expect(name?.y).toBeLessThan(date?.y ?? 0);
  });

  it('never cover one another: the nearest date has room before the others', () => {
    const labels = placeLabels([at('a', 300), at('b', 310, 'near'), at('c', 500)], WIDE);
    expect(new Set(labels.map(({ key }) => key.slice(0, 1)))).toEqual(new Set(['b', 'c']));
    expect(labels[0]?.near).toBe(true);
  });

  it('are only a date where the name would cover the cairn of another stop, and have a gap', () => {
    const labels = placeLabels(
      [at('a', 300, 'offer'), { ...at('b', 342), y: 168, top: 140, lines: [] }, at('c', 345)],
      WIDE,
    );
    expect(labels.map(({ key, text }) => [key, text])).toEqual([['a-0', 'Jan 15']]);
    const [first, second] = placeLabels([at('a', 300), at('b', 371)], WIDE).filter(
      ({ text }) => text === 'Groningen',
    );
    expect(second).toBeUndefined();
    expect(first?.x).toBe(300);
  });

  it('stay in the picture', () => {
    const labels = placeLabels([at('a', 2), at('b', 699)], WIDE);
    expect(Math.min(...labels.map(({ x }) => x))).toBeGreaterThan(30);
    expect(Math.max(...labels.map(({ x }) => x))).toBeLessThan(670);
  });

  it('a stop without lines has none', () => {
    expect(placeLabels([{ ...at('a', 300, 'past'), lines: [false] }], WIDE)).toEqual([]);
  });
});
