import type { Major } from '@/api/major/contract';
import { clustersOf, findMajors } from './find-majors';
import type { MajorsParams } from './majors-params';

const isIn = (cluster: string, { parent }: Major) => String(parent?.id) === cluster;

/** The majors that the page lists. `q` is the search as it is typed, which the URL's `params` follow. */
export function listMajors(majors: readonly Major[], params: MajorsParams, q: string) {
  const found = findMajors(majors, q);
  const all = Object.values(found).flat();
  const clusters = clustersOf(majors).flatMap(({ id, title }) =>
    id === null ? [] : [{ id, title, count: all.filter((major) => isIn(id, major)).length }],
  );
  const cluster = clusters.find(({ id }) => id === params.cluster) ?? null;
  const inCluster = (list: Major[]) =>
    cluster ? list.filter((major) => isIn(cluster.id, major)) : list;
  const groups = {
    named: inCluster(found.named),
    bySubject: inCluster(found.bySubject),
    mentioned: inCluster(found.mentioned),
  };
  const listed = Object.values(groups).flat();
  const opened = majors.find(({ id }) => String(id) === params.major) ?? null;
  const isListed = opened !== null && listed.includes(opened);
  return {
    q,
    groups,
    count: listed.length,
    /** What the search finds in all clusters. */
    countInAll: all.length,
    /** Each with the number of its majors that the search finds. */
    clusters,
    /** The selected one; `null` for all. */
    cluster,
    opened,
    /** The open major, if it is filtered out; hidden while a search is typed. */
    outside: isListed || q !== params.q ? null : opened,
  };
}
