// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERESTS } from '@/api/discovery/contract';
import { allRated, arbitraryBody } from './arbitrary-bodies';
import { CLUSTERS, nearestClusters } from './clusters';
import { correlation, isFlat, rankedTypes, scoreAnswers } from './scoring';

describe('a pure type', () => {
  it('gives groups of majors that need that type most', () => {
    for (const type of INTERESTS) {
      const { totals } = scoreAnswers({
        statements: [],
        activities: allRated(type, 'like', 'dislike'),
      });
      const closest = nearestClusters(totals).filter(({ closeness }) => closeness === 'equal');
      expect(closest).not.toEqual([]);
      for (const { preferenceId } of closest) {
        const vector = CLUSTERS.find((one) => one.preferenceId === preferenceId)?.vector;
        expect(vector && rankedTypes(vector)[0]).toBe(type);
      }
    }
  });

  it('depends only on the profile: the profile of a group returns that group', () => {
    for (const { preferenceId, vector } of CLUSTERS) {
      expect(nearestClusters(vector)[0]).toEqual({ preferenceId, closeness: 'equal' });
    }
  });
});

describe('groups of majors', () => {
  it('tie within .10 of the best, followed by two more', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const { totals } = scoreAnswers(body);
        const near = nearestClusters(totals);
        fc.pre(!isFlat(totals));
        const match = new Map(
          CLUSTERS.map(({ preferenceId, vector }) => [preferenceId, correlation(totals, vector)]),
        );
        const best = Math.max(...match.values());
        const equal = near.filter(({ closeness }) => closeness === 'equal');
        expect(new Set(equal.map(({ preferenceId }) => preferenceId))).toEqual(
          new Set([...match].filter(([, one]) => best - one <= 0.1 + 1e-9).map(([id]) => id)),
        );
        expect(near.length - equal.length).toBe(Math.min(2, 12 - equal.length));
        const order = near.map(({ preferenceId }) => match.get(preferenceId) ?? Number.NaN);
        expect(order).toEqual(order.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('a small spread', () => {
  it('gives no group', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const { totals } = scoreAnswers(body);
        const values = Object.values(totals);
        const spread = Math.max(...values) - Math.min(...values);
        expect(nearestClusters(totals).length > 0).toBe(spread >= 0.2 - 1e-9);
      }),
    );
  });
});
