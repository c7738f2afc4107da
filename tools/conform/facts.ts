import type { EndpointName } from '@/mocks/server/endpoint-map';

/** `bearer`: a student only. `visit`: the public token. `either`: the public token, unless there is a bearer. */
type Needs = 'bearer' | 'visit' | 'either' | 'nothing';

type Fact = {
  needs: Needs;
  /** What the app lacks if a server does not have the call. */
  loss: string;
};

const list = 'the school list';
const start = 'the first questions and everything behind them';

/** What the tool knows of each call besides its contract. A new contract does not compile without its line. */
export const facts: Record<EndpointName, Fact> = {
  getUser: { needs: 'bearer', loss: 'the whole account' },
  patchUser: { needs: 'bearer', loss: 'changing the name, the picture or the phone number' },
  postMoment: { needs: 'bearer', loss: 'the pictures that mark a first saved program or an offer' },
  putEmail: { needs: 'bearer', loss: 'changing the email address' },
  putPassword: { needs: 'bearer', loss: 'changing the password' },
  deleteUser: { needs: 'bearer', loss: 'deleting the account' },
  getBasicInfo: { needs: 'bearer', loss: 'the answers of a student' },
  putBasicInfo: { needs: 'bearer', loss: 'saving the answers of a student' },
  login: { needs: 'nothing', loss: 'logging in, and every page of an account' },
  logout: { needs: 'nothing', loss: 'the end of a session on the server; the token stays valid' },
  signup: { needs: 'nothing', loss: 'making an account' },
  verifyPhone: { needs: 'bearer', loss: 'confirming a phone number' },
  resendCode: { needs: 'bearer', loss: 'a second code for the phone number' },
  forgotPassword: { needs: 'nothing', loss: 'asking for a code after a forgotten password' },
  resetPassword: { needs: 'nothing', loss: 'setting a new password with a code' },
  getSession: { needs: 'nothing', loss: start },
  getClassGrades: { needs: 'visit', loss: start },
  postCountries: { needs: 'visit', loss: 'the question about countries' },
  postBudgetRange: { needs: 'visit', loss: 'the question about the budget' },
  postSuperMetaCategories: { needs: 'visit', loss: 'the question about the field of study' },
  getProgramTitles: { needs: 'visit', loss: 'the choice of majors' },
  preRunEngine: { needs: 'visit', loss: list },
  runEngine: { needs: 'visit', loss: `${list} after majors are chosen` },
  finalEngine: { needs: 'bearer', loss: `${list} of a student` },
  getSchool: { needs: 'nothing', loss: 'the page of a school' },
  getSearch: { needs: 'nothing', loss: 'the search over everything' },
  getOutline: {
    needs: 'nothing',
    loss: 'the number of programs and the drawing that follow each answer at once',
  },
  getMajors: { needs: 'nothing', loss: 'the page of majors' },
  getScholarships: { needs: 'nothing', loss: 'the page of scholarships' },
  getSavedScholarships: { needs: 'bearer', loss: 'the list of saved scholarships' },
  postSavedScholarship: { needs: 'bearer', loss: 'saving a scholarship' },
  deleteSavedScholarship: { needs: 'bearer', loss: 'removing a saved scholarship' },
  getResources: { needs: 'nothing', loss: 'the list of guides' },
  getResource: { needs: 'nothing', loss: 'the text of a guide' },
  getBookmarks: { needs: 'bearer', loss: 'the plan with the saved programs' },
  postBookmark: { needs: 'bearer', loss: 'saving a program' },
  patchBookmark: { needs: 'bearer', loss: 'notes, dates and moves in the plan' },
  deleteBookmark: { needs: 'bearer', loss: 'removing a saved program' },
  getPlanSteps: { needs: 'bearer', loss: 'the steps that a student has changed' },
  putPlanStep: { needs: 'bearer', loss: 'ticking off, dating and adding steps' },
  deletePlanStep: { needs: 'bearer', loss: 'removing a step' },
  getEssays: { needs: 'bearer', loss: 'the list of essays' },
  postEssay: { needs: 'bearer', loss: 'beginning an essay' },
  getEssay: { needs: 'bearer', loss: 'opening an essay, and its earlier versions' },
  patchEssay: { needs: 'bearer', loss: 'saving an essay in the account' },
  deleteEssay: { needs: 'bearer', loss: 'deleting an essay' },
  restoreEssay: { needs: 'bearer', loss: 'undoing the deletion of an essay' },
  getAchievements: { needs: 'bearer', loss: 'the list of achievements' },
  postAchievement: { needs: 'bearer', loss: 'adding an achievement' },
  patchAchievement: { needs: 'bearer', loss: 'changing and moving achievements' },
  deleteAchievement: { needs: 'bearer', loss: 'removing an achievement' },
  postEssayFeedback: { needs: 'nothing', loss: 'feedback on a draft' },
  postQuiz: { needs: 'either', loss: 'the result of the quiz' },
  getMessages: { needs: 'either', loss: 'earlier messages of Sophie' },
  postMessage: { needs: 'either', loss: 'asking Sophie' },
  deleteMessages: { needs: 'either', loss: 'clearing the conversation with Sophie' },
};
