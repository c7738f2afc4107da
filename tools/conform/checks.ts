import type { Check } from './check';
import { checkAccess } from './checks/rules/access';
import { checkAccountChanges } from './checks/records/account-changes';
import { checkAccountReads } from './checks/lists/account-reads';
import { checkAchievements } from './checks/records/achievements';
import { checkAnswers } from './checks/records/answers';
import { checkBadInput } from './checks/rules/bad-input';
import { checkBookmarks } from './checks/records/bookmarks';
import { checkCatalogue } from './checks/lists/catalogue';
import { checkCors } from './checks/rules/cors';
import { checkEssays } from './checks/records/essays';
import { checkFilters } from './checks/lists/filters';
import { checkLanguage } from './checks/rules/language';
import { checkLogout } from './checks/rules/logout';
import { checkPaging } from './checks/lists/paging';
import { checkPlanSteps } from './checks/records/plan-steps';
import { checkPrivacy } from './checks/rules/privacy';
import { checkQuestions } from './checks/lists/questions';
import { checkRanking } from './checks/lists/ranking';
import { checkSavedScholarships } from './checks/records/scholarships';
import { checkSophie } from './checks/records/sophie';
import { checkSorting } from './checks/lists/sorting';
import { checkWriting } from './checks/records/writing';
import { checkXsrf } from './checks/rules/xsrf';

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
