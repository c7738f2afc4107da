import type { QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { unbroken } from '@/lib/line-breaks';
import { capitalize } from '@/shared/program/criteria';
import { heightsOf } from './summits';
import type { Summit } from './surface';

/** The most paths in the picture. */
const MAX_PATHS = 3;

export type MountainView = {
  /** Two adjectives, or that there are many paths. */
  title: string;
  /** The picture in a sentence. */
  label: string;
  summits: readonly Summit[];
  paths: number;
};

/** The result as a mountain; `null` if the server sent no sums. */
export function useMountain(result: QuizResult | undefined): MountainView | null {
  const { t } = useTranslation('discovery');
  const land = heightsOf(result?.counted);
  if (!land) return null;
  const [first, second] = land.heights;
  if (!first || !second) return null;
  const summits = land.heights.map((one) => ({ ...one, name: t(`summit.${one.type}`) }));
  const paths = land.isFlat ? 0 : Math.min(MAX_PATHS, result?.majors?.length ?? 0);
  const names = summits.map(({ name }) => name.toLowerCase()).join(', ');
  return {
    title: land.isFlat
      ? t('mountain.many')
      : capitalize(
          // A Vietnamese adjective has two syllables.
          t('mountain.two', {
            first: unbroken(t(`adjective.${first.type}`)),
            second: unbroken(t(`adjective.${second.type}`)),
          }),
        ),
    label: land.isFlat
      ? t('mountain.flat')
      : [t('mountain.label', { names }), paths > 0 && t('mountain.paths', { count: paths })]
          .filter(Boolean)
          .join(' '),
    summits,
    paths,
  };
}
