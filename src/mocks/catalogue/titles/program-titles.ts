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

/** Key of a program title, used only inside the catalogue. */
export type TitleKey = keyof typeof table;

/** Program titles by key. */
export const titleByKey: Readonly<Record<TitleKey, TitleEntry>> = table;

/** Program titles by field and id. */
export const programTitles: readonly TitleEntry[] = Object.values(titleByKey).toSorted(
  (a, b) => a.parentId - b.parentId || a.id - b.id,
);
