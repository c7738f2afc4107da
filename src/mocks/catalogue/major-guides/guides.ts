import type { GuideEntry } from './guides-shape';
import { businessGuides } from './guides-business';
import { cultureGuides } from './guides-culture';
import { scienceGuides } from './guides-science';
import { societyGuides } from './guides-society';
import { technologyGuides } from './guides-technology';
import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';

/** What each program title is like, by its readable name; one that has no guide does not compile. */
export const guideByKey: Readonly<Record<TitleKey, GuideEntry>> = {
  ...technologyGuides,
  ...businessGuides,
  ...scienceGuides,
  ...societyGuides,
  ...cultureGuides,
};
