import { describe, expect, it } from 'vitest';
import { INTERESTS, type Interest } from '@/api/discovery/contract';
import { mountainOf } from './mountain';
import { heightsOf } from './summits';
import type { Spot } from './surface';

function counted(totals: Record<Interest, number>) {
  const parts = { activities: 0, statements: 0, environment: 0, mbti: 0 };
  return INTERESTS.map((type) => ({ type, label: type, ...parts, total: totals[type] }));
}

const NAMES = {
  R: 'Làm bằng tay',
  I: 'Tìm tòi',
  A: 'Sáng tạo',
  S: 'Giúp người',
  E: 'Dẫn dắt',
  C: 'Sắp xếp',
};

const LEANING = { R: -0.45, I: 0.55, A: -0.4, S: -0.07, E: -0.12, C: 0.5 };

describe('heightsOf', () => {
  it('scales the sums to 0 to 1, the highest first', () => {
    const land = heightsOf(counted(LEANING));
    expect(land?.isFlat).toBe(false);
    expect(land?.heights.map(({ type }) => type)).toEqual(['I', 'C', 'S', 'E', 'A', 'R']);
    expect(land?.heights[0]?.height).toBe(1);
    expect(land?.heights.at(-1)?.height).toBe(0);
  });

  it('is flat if all sums are less than 0.20 apart, and then does not stretch them', () => {
    const land = heightsOf(counted({ R: 0.09, I: 0, A: -0.1, S: 0, E: 0, C: 0 }));
    expect(land?.isFlat).toBe(true);
    for (const { height } of land?.heights ?? []) expect(Math.abs(height - 0.5)).toBeLessThan(0.11);
    expect(heightsOf(counted({ R: 0.1, I: 0, A: -0.1, S: 0, E: 0, C: 0 }))?.isFlat).toBe(false);
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
      for (const { area } of labels) {
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.right).toBeLessThanOrEqual(width);
      }
      const places = labels.map(({ area }) => `${area.left} ${area.bottom}`);
      expect(new Set(places).size).toBe(labels.length);
    },
  );

  it('names the two highest larger, and a higher interest stands higher', () => {
    const { labels } = mountainOf(summits, { width: 390, height: 350, paths: 3 });
    expect(labels.filter(({ isHigh }) => isHigh).map(({ type }) => type)).toEqual(['I', 'C']);
    const [finding, making] = ['I', 'R'].map(
      (type) => labels.find((one) => one.type === type)?.area.bottom,
    );
    expect(finding).toBeLessThan(making ?? 0);
  });

  it('has 27 rows, and as many paths as there are fields', () => {
    expect(mountainOf(summits, { width: 390, height: 350, paths: 3 }).rows).toHaveLength(27);
    for (const paths of [0, 1, 3]) {
      expect(mountainOf(summits, { width: 390, height: 350, paths }).paths).toHaveLength(paths);
    }
  });
});

/** The points of path data of straight lines. */
function pointsOf(d: string): Spot[] {
  return d
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }));
}

/** Which side of the line from `a` to `b` a point is on. */
const side = (a: Spot, b: Spot, { x, y }: Spot) =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

function crosses(one: readonly Spot[], other: readonly Spot[]): boolean {
  return one.slice(1).some((b, at) => {
    const a = one[at] ?? b;
    return other.slice(1).some((d, to) => {
      const c = other[to] ?? d;
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    });
  });
}

describe('the paths', () => {
  const PAIRS = INTERESTS.flatMap((first) =>
    INTERESTS.filter((type) => type !== first).map((second) => [first, second] as const),
  );
  const BOXES = [
    { width: 358, height: 350 },
    { width: 660, height: 480 },
    { width: 1080, height: 1060, scale: 2.3, depth: 0.22, rise: 0.7 },
  ];

  it.each(PAIRS)('to %s and %s do not cross, and no label is on one', (first, second) => {
    const given = INTERESTS.map((type, at) => ({
      type,
      height: type === first ? 1 : type === second ? 0.9 : at / 8,
      name: NAMES[type],
    }));
    for (const box of BOXES) {
      const { paths, labels } = mountainOf(given, { ...box, paths: 3 });
      const [one = [], two = [], three = []] = paths.map(({ d }) => pointsOf(d));
      expect(crosses(one, two) || crosses(one, three) || crosses(two, three)).toBe(false);
      const covered = labels.filter(({ area }) =>
        [...one, ...two, ...three].some(
          ({ x, y }) => x > area.left && x < area.right && y > area.top && y < area.bottom,
        ),
      );
      expect(covered.map(({ lines }) => lines)).toEqual([]);
    }
  });

  it('have their feet in the order of their summits', () => {
    const feet = (first: Interest, second: Interest) => {
      const given = INTERESTS.map((type) => ({
        type,
        height: type === first ? 1 : type === second ? 0.9 : 0.2,
        name: '',
      }));
      const { paths } = mountainOf(given, { width: 358, height: 350, paths: 3 });
      return [1, 2, 3].sort((a, b) => (paths[a - 1]?.x ?? 0) - (paths[b - 1]?.x ?? 0));
    };
    expect(feet('I', 'C')).toEqual([1, 2, 3]);
    expect(feet('E', 'R')).toEqual([3, 1, 2]);
  });

  it('leave the long name beside them, on two lines', () => {
    const given = INTERESTS.map((type) => ({
      type,
      height: type === 'A' ? 1 : 0.4,
      name: NAMES[type],
    }));
    const { labels } = mountainOf(given, { width: 358, height: 350, paths: 3 });
    const making = labels.find(({ type }) => type === 'R');
    expect(making?.lines.map(({ text }) => text)).toEqual(['Làm bằng', 'tay']);
  });
});
