import type { GuideEntry } from './guide-entry';
import { businessGuides } from './guides-business';
import { cultureGuides } from './guides-culture';
import { scienceGuides } from './guides-science';
import { societyGuides } from './guides-society';
import { technologyGuides } from './guides-technology';
import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';

/** Guides by title key; a missing one does not compile. */
export const guideByKey: Readonly<Record<TitleKey, GuideEntry>> = {
  ...technologyGuides,
  ...businessGuides,
  ...scienceGuides,
  ...societyGuides,
  ...cultureGuides,
};
