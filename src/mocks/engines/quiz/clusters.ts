import { isFlat, correlation, type TypeScores } from './scoring';
import { TIE } from './weights';

/** How many groups are named after the closest ones. */
const FURTHER = 2;

const none = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };

/** The profile of each field of study, by id; each row sums to 1. */
export const CLUSTERS: readonly { preferenceId: number; vector: TypeScores }[] = [
  { preferenceId: 1, vector: { ...none, I: 0.4, C: 0.4, R: 0.2 } },
  { preferenceId: 2, vector: { ...none, R: 0.5, I: 0.4, C: 0.1 } },
  { preferenceId: 3, vector: { ...none, E: 0.6, C: 0.3, S: 0.1 } },
  { preferenceId: 4, vector: { ...none, C: 0.5, E: 0.3, I: 0.2 } },
  { preferenceId: 5, vector: { ...none, I: 0.7, R: 0.2, C: 0.1 } },
  { preferenceId: 6, vector: { ...none, S: 0.5, I: 0.4, R: 0.1 } },
  { preferenceId: 7, vector: { ...none, S: 0.6, I: 0.2, A: 0.2 } },
  { preferenceId: 8, vector: { ...none, A: 0.7, R: 0.2, E: 0.1 } },
  { preferenceId: 9, vector: { ...none, A: 0.5, E: 0.3, S: 0.2 } },
  { preferenceId: 10, vector: { ...none, A: 0.5, I: 0.3, S: 0.2 } },
  { preferenceId: 11, vector: { ...none, E: 0.5, S: 0.3, I: 0.2 } },
  { preferenceId: 12, vector: { ...none, R: 0.5, I: 0.3, S: 0.2 } },
];

/** A field near a profile: as near as the nearest, or a little further. */
export type ClusterMatch = { preferenceId: number; closeness: 'equal' | 'further' };

/**
 * The fields nearest to the totals by correlation, best first: all that tie with the best, and the
 * next two. None if the totals show no leaning.
 */
export function nearestClusters(totals: TypeScores): ClusterMatch[] {
  if (isFlat(totals)) return [];
  const ranked = CLUSTERS.map(({ preferenceId, vector }) => ({
    preferenceId,
    match: correlation(totals, vector),
  })).toSorted((a, b) => b.match - a.match);
  const best = ranked[0]?.match ?? 0;
  // Rounding must not decide a tie.
  const equal = ranked.filter(({ match }) => best - match <= TIE + 1e-9).length;
  return ranked.slice(0, equal + FURTHER).map(({ preferenceId }, at) => ({
    preferenceId,
    closeness: at < equal ? 'equal' : 'further',
  }));
}
