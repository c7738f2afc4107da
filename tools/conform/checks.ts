import type { Check } from './check';
import { checkAccess } from './checks/access';
import { checkAccountChanges } from './checks/account-changes';
import { checkAccountReads } from './checks/account-reads';
import { checkAchievements } from './checks/achievements';
import { checkAnswers } from './checks/answers';
import { checkBadInput } from './checks/bad-input';
import { checkBookmarks } from './checks/bookmarks';
import { checkCatalogue } from './checks/catalogue';
import { checkCors } from './checks/cors';
import { checkEssays } from './checks/essays';
import { checkFilters } from './checks/filters';
import { checkLanguage } from './checks/language';
import { checkLogout } from './checks/logout';
import { checkPaging } from './checks/paging';
import { checkPlanSteps } from './checks/plan-steps';
import { checkPrivacy } from './checks/privacy';
import { checkQuestions } from './checks/questions';
import { checkRanking } from './checks/ranking';
import { checkSavedScholarships } from './checks/scholarships';
import { checkSophie } from './checks/sophie';
import { checkSorting } from './checks/sorting';
import { checkWriting } from './checks/writing';
import { checkXsrf } from './checks/xsrf';

/**
 * All checks, in the order in which they run. First what a server must have; then the rest, which finds out what is not
 * there; last what asks every call that is there, and what ends sessions and accounts.
 */
export const checks: readonly Check[] = [
  { theme: 'questions', level: 'shown', check: checkQuestions },
  { theme: 'account', level: 'shown', check: checkAccountReads },
  { theme: 'paging', level: 'shown', check: checkPaging },
  { theme: 'filters', level: 'shown', check: checkFilters },
  { theme: 'sorting', level: 'shown', check: checkSorting },
  { theme: 'ranking', level: 'shown', check: checkRanking },
  { theme: 'catalogue', level: 'all', check: checkCatalogue },
  { theme: 'bookmarks', level: 'all', check: checkBookmarks },
  { theme: 'scholarships', level: 'all', check: checkSavedScholarships },
  { theme: 'plan-steps', level: 'all', check: checkPlanSteps },
  { theme: 'essays', level: 'all', check: checkEssays },
  { theme: 'achievements', level: 'all', check: checkAchievements },
  { theme: 'writing', level: 'all', check: checkWriting },
  { theme: 'sophie', level: 'all', check: checkSophie },
  { theme: 'answers', level: 'all', check: checkAnswers },
  { theme: 'privacy', level: 'all', check: checkPrivacy },
  { theme: 'language', level: 'shown', check: checkLanguage },
  { theme: 'bad-input', level: 'shown', check: checkBadInput },
  { theme: 'access', level: 'shown', check: checkAccess },
  { theme: 'cors', level: 'shown', check: checkCors },
  { theme: 'xsrf', level: 'shown', check: checkXsrf },
  { theme: 'logout', level: 'shown', check: checkLogout },
  { theme: 'account-changes', level: 'all', check: checkAccountChanges },
];
