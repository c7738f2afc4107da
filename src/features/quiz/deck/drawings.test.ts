import { describe, expect, it } from 'vitest';
import { ACTIVITIES } from '@/api/discovery/contract';
import en from '../../../../locales/en/discovery.json';
import vi from '../../../../locales/vi/discovery.json';
import { DRAWINGS } from './drawings';

describe('the drawings', () => {
  it.each(ACTIVITIES)(
    '%s has a drawing with something touched, and a name in each language',
    (id) => {
      const shapes = DRAWINGS[id];
      expect(shapes.length).toBeGreaterThan(1);
      expect(shapes.some(({ tone }) => tone === 'touched' || tone === 'line')).toBe(true);
      for (const { d } of shapes) expect(d).toMatch(/^M[\d.]+ [\d.]+/);
      for (const { activity, drawing } of [en, vi]) {
        expect(activity[id]).not.toBe('');
        expect(drawing[id]).not.toBe('');
        expect(drawing[id]).not.toBe(activity[id]);
      }
    },
  );

  it('are all different', () => {
    const paths = ACTIVITIES.map((id) => DRAWINGS[id].map(({ d }) => d).join(''));
    expect(new Set(paths).size).toBe(ACTIVITIES.length);
  });
});
