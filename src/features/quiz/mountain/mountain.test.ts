import { describe, expect, it } from 'vitest';
import { INTERESTS, type Interest } from '@/api/discovery/contract';
import { mountainOf } from './mountain';
import { heightsOf } from './summits';
import { wrapWords } from './story';

function counted(totals: Record<Interest, number>) {
  const parts = { activities: 0, statements: 0, environment: 0, mbti: 0 };
  return INTERESTS.map((type) => ({ type, label: type, ...parts, total: totals[type] }));
}

const LEANING = { R: -0.45, I: 0.55, A: -0.4, S: -0.07, E: -0.12, C: 0.5 };

describe('heightsOf', () => {
  it('scales the sums to 0 to 1, the highest first', () => {
    const land = heightsOf(counted(LEANING));
    expect(land?.isFlat).toBe(false);
    expect(land?.heights.map(({ type }) => type)).toEqual(['I', 'C', 'S', 'E', 'A', 'R']);
    expect(land?.heights[0]?.height).toBe(1);
    expect(land?.heights.at(-1)?.height).toBe(0);
  });

  it('is flat if all sums are within 0.20, and then does not stretch them', () => {
    const land = heightsOf(counted({ R: 0.1, I: 0, A: -0.1, S: 0, E: 0, C: 0 }));
    expect(land?.isFlat).toBe(true);
    for (const { height } of land?.heights ?? []) expect(Math.abs(height - 0.5)).toBeLessThan(0.11);
    expect(heightsOf(counted({ R: 0.11, I: 0, A: -0.1, S: 0, E: 0, C: 0 }))?.isFlat).toBe(false);
  });

  it('is missing without a sum for each interest', () => {
    expect(heightsOf(null)).toBeNull();
    expect(heightsOf(counted(LEANING).slice(1))).toBeNull();
  });
});

describe('mountainOf', () => {
  const summits = (heightsOf(counted(LEANING))?.heights ?? []).map((one) => ({
    ...one,
    name: `Summit ${one.type}`,
  }));

  it.each([320, 390, 640, 1080])(
    'keeps every label inside a width of %i px, none on another',
    (width) => {
      const { labels } = mountainOf(summits, { width, height: 350, paths: 3 });
      expect(labels.map(({ type }) => type)).toEqual(summits.map(({ type }) => type));
      for (const { x, text, size } of labels) {
        const half = (text.length * size * 0.56) / 2;
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(x + half).toBeLessThanOrEqual(width);
      }
      const places = labels.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(labels.length);
    },
  );

  it('names the two highest larger, and a higher interest stands higher', () => {
    const { labels } = mountainOf(summits, { width: 390, height: 350, paths: 3 });
    expect(labels.filter(({ isHigh }) => isHigh).map(({ type }) => type)).toEqual(['I', 'C']);
    const [finding, making] = ['I', 'R'].map((type) => labels.find((one) => one.type === type)?.y);
    expect(finding).toBeLessThan(making ?? 0);
  });

  it('has 27 rows, and as many paths as there are fields', () => {
    expect(mountainOf(summits, { width: 390, height: 350, paths: 3 }).rows).toHaveLength(27);
    for (const paths of [0, 1, 3]) {
      expect(mountainOf(summits, { width: 390, height: 350, paths }).paths).toHaveLength(paths);
    }
  });
});

describe('wrapWords', () => {
  it('breaks between words only', () => {
    const lines = wrapWords('Curious and orderly', 12, ({ length }) => length);
    expect(lines).toEqual(['Curious and', 'orderly']);
    expect(wrapWords('Extraordinarily', 4, ({ length }) => length)).toEqual(['Extraordinarily']);
  });
});
