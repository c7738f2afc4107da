import { achievementsWithoutTrophies } from './achievements-without-trophies';
import { agentsAndScams } from './agents-and-scams';
import { applicationSystems } from './application-systems';
import { askingForARecommendation } from './asking-for-a-recommendation';
import { choosingACountry } from './choosing-a-country';
import { choosingAMajor } from './choosing-a-major';
import { comparingOffers } from './comparing-offers';
import { deadlinesAndScholarships } from './deadlines-and-scholarships';
import { firstMonth } from './first-month';
import { foundationYears } from './foundation-years';
import { gapYear } from './gap-year';
import type { CatalogueGuide } from './guide';
import { ieltsAndSat } from './ielts-and-sat';
import { interviews } from './interviews';
import { personalStatement } from './personal-statement';
import { readingAProgramPage } from './reading-a-program-page';
import { talkingAboutMoney } from './talking-about-money';
import { transcriptsAndTranslations } from './transcripts-and-translations';
import { visaSteps } from './visa-steps';
import { waitlistsAndRejections } from './waitlists-and-rejections';
import { whatAYearCosts } from './what-a-year-costs';

/** All guides in reading order: by stage, and in order within it. */
export const guides: readonly CatalogueGuide[] = [
  choosingACountry,
  choosingAMajor,
  whatAYearCosts,
  talkingAboutMoney,

  readingAProgramPage,
  ieltsAndSat,
  achievementsWithoutTrophies,
  foundationYears,
  transcriptsAndTranslations,

  applicationSystems,
  deadlinesAndScholarships,
  personalStatement,
  askingForARecommendation,
  interviews,
  agentsAndScams,

  comparingOffers,
  waitlistsAndRejections,
  gapYear,

  visaSteps,
  firstMonth,
];
