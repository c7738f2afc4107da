/** The message files in `locales/{en,vi}` (R5). */
export const NAMESPACES = [
  'common',
  'home',
  'today',
  'questions',
  'results',
  'account',
  'onboarding',
  'saved',
  'spreadsheet',
  'checklist',
  'steps',
  'essays',
  'profile',
  'achievements',
  'sophie',
  'discovery',
  'majors',
  'scholarship',
  'resources',
  'pricing',
  'demo',
  'feedback',
  'overlays',
  'sheet',
] as const;

export type Namespace = (typeof NAMESPACES)[number];
