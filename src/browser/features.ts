/** What an API may lack; `VITE_FEATURES` names those that it has. docs/hosting.md says what each is. */
export const FEATURES = [
  'majors',
  'scholarships',
  'resources',
  'catalogue',
  'sophie',
  'feedback',
  'signup',
  'profile',
  'plan',
  'essays',
  'achievements',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The names in a list, separated by commas; `none` is an empty list. */
export function featureNames(list: string): string[] {
  return list === 'none' ? [] : list.split(',').map((name) => name.trim());
}

/** Whether the API of this build has a feature; all of them by default. */
export function hasFeature(feature: Feature): boolean {
  const list = import.meta.env.VITE_FEATURES;
  return !list || featureNames(list).includes(feature);
}
