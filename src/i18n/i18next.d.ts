import type { Namespace } from './namespaces';

type Messages = {
  common: typeof import('../../locales/en/common.json');
  home: typeof import('../../locales/en/home.json');
  today: typeof import('../../locales/en/today.json');
  questions: typeof import('../../locales/en/questions.json');
  results: typeof import('../../locales/en/results.json');
  account: typeof import('../../locales/en/account.json');
  onboarding: typeof import('../../locales/en/onboarding.json');
  saved: typeof import('../../locales/en/saved.json');
  spreadsheet: typeof import('../../locales/en/spreadsheet.json');
  checklist: typeof import('../../locales/en/checklist.json');
  steps: typeof import('../../locales/en/steps.json');
  essays: typeof import('../../locales/en/essays.json');
  profile: typeof import('../../locales/en/profile.json');
  achievements: typeof import('../../locales/en/achievements.json');
  sophie: typeof import('../../locales/en/sophie.json');
  discovery: typeof import('../../locales/en/discovery.json');
  majors: typeof import('../../locales/en/majors.json');
  scholarship: typeof import('../../locales/en/scholarship.json');
  resources: typeof import('../../locales/en/resources.json');
  pricing: typeof import('../../locales/en/pricing.json');
  demo: typeof import('../../locales/en/demo.json');
  feedback: typeof import('../../locales/en/feedback.json');
  overlays: typeof import('../../locales/en/overlays.json');
  sheet: typeof import('../../locales/en/sheet.json');
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { [N in Namespace]: Messages[N] };
    returnNull: false;
  }
}
