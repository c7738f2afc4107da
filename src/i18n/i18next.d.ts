import type { Namespace } from './namespaces';

type Messages = {
  common: typeof import('../../locales/en/common.json');
  home: typeof import('../../locales/en/home.json');
  questions: typeof import('../../locales/en/questions.json');
  results: typeof import('../../locales/en/results.json');
  login: typeof import('../../locales/en/login.json');
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { [N in Namespace]: Messages[N] };
    returnNull: false;
  }
}
