import type { Major } from '@/api/major/contract';
import { clustersOf, findMajors } from './find-majors';
import type { MajorsParams } from './majors-params';

/** The majors that the page lists for a search and a cluster. */
export type MajorsListing = {
  /** Empty for all of them by cluster. */
  q: string;
  named: readonly Major[];
  mentioned: readonly Major[];
  /** How many are listed, and how many the search finds in all clusters. */
  count: number;
  countInAll: number;
  /** Clusters by name with how many of their majors the search finds. */
  clusters: readonly { id: string; title: string; count: number }[];
  /** The cluster that is shown alone; `null` for all. */
  cluster: { id: string; title: string } | null;
  opened: Major | null;
  /** The open major, if it is not in the list. */
  outside: Major | null;
};

const isIn = (cluster: string, { parent }: Major) => String(parent?.id) === cluster;

/** Lists majors by what the URL says and by `q`, which is the search while it is still typed. */
export function listMajors(
  majors: readonly Major[],
  params: MajorsParams,
  q: string,
): MajorsListing {
  const found = findMajors(majors, q);
  const all = [...found.named, ...found.mentioned];
  const clusters = clustersOf(majors).flatMap(({ id, title }) =>
    id === null ? [] : [{ id, title, count: all.filter((major) => isIn(id, major)).length }],
  );
  const cluster = clusters.find(({ id }) => id === params.cluster) ?? null;
  const inCluster = (some: Major[]) =>
    cluster ? some.filter((major) => isIn(cluster.id, major)) : some;
  const [named, mentioned] = [inCluster(found.named), inCluster(found.mentioned)];
  const opened = majors.find(({ id }) => String(id) === params.major) ?? null;
  const isListed = opened !== null && (named.includes(opened) || mentioned.includes(opened));
  return {
    q,
    named,
    mentioned,
    count: named.length + mentioned.length,
    countInAll: all.length,
    clusters,
    cluster,
    opened,
    // While a search is typed the list does not grow by a major that it does not find.
    outside: isListed || q !== params.q ? null : opened,
  };
}
