import type { TitleEntry } from './title';
import { businessTitles } from './titles-business';
import { cultureTitles } from './titles-culture';
import { scienceTitles } from './titles-science';
import { societyTitles } from './titles-society';
import { technologyTitles } from './titles-technology';

const table = {
  ...technologyTitles,
  ...businessTitles,
  ...scienceTitles,
  ...societyTitles,
  ...cultureTitles,
};

/** Readable name of a program title, used inside the catalogue alone. */
export type TitleKey = keyof typeof table;

/** Program titles by their readable name. */
export const titleByKey: Readonly<Record<TitleKey, TitleEntry>> = table;

/** Every program title (spec section 3), by course preference and id. */
export const programTitles: readonly TitleEntry[] = Object.values(titleByKey).toSorted(
  (a, b) => a.id - b.id,
);
