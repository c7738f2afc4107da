// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { landView } from './land-view';

const point = vi.hoisted(() => ({ cx: 0, cy: 0 }));
vi.mock('@/shared/program/school-portrait', () => ({ pointOf: () => point }));
vi.mock('@/ui/portrait', () => ({ hasPortrait: () => true }));

describe('the land of a sheet', () => {
  it('shows the whole horns of a school, also at the edge of its country and in a low box', () => {
    const edge = fc.double({ min: 0, max: 240, noNaN: true });
    fc.assert(
      fc.property(edge, edge, fc.integer({ min: 96, max: 300 }), (cx, cy, height) => {
        Object.assign(point, { cx, cy });
        const view = landView({ iso: 'NL', position: null }, { width: 954, height });
        if (!view) throw new Error('no view');
        // The horns rise 21 units, of which half a line is 2, and the dot's ring ends 6 below.
        expect(view.top).toBeLessThanOrEqual(cy - 25);
        expect(view.top + view.height).toBeGreaterThanOrEqual(cy + 6);
        expect(view.left).toBeLessThanOrEqual(cx - 9);
        expect(view.left + view.width).toBeGreaterThanOrEqual(cx + 9);
      }),
    );
  });
});
