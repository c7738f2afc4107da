/** The facts about a student that decide which prompts are offered. */
export type StudentFacts = {
  answers: number;
  saved: number;
  /** Names of schools among the saved programs. */
  schools: readonly string[];
  /** Name of a country among them. */
  country: string | null;
  essay: boolean;
};

/** A ready-made question: its key in `sophie.prompts`, and the names in it. */
export type Prompt =
  | { key: 'closes' | 'missing' | 'fits' | 'essay' | 'study' | 'like' | 'scholarships' }
  | { key: 'compare'; one: string; two: string }
  | { key: 'country'; country: string };

const SHOWN = 3;

/** The prompts that fit the student best. */
export function promptsFor({ answers, saved, schools, country, essay }: StudentFacts): Prompt[] {
  const [one, two] = schools;
  const prompts: Prompt[] = [];
  if (saved > 0) prompts.push({ key: 'closes' }, { key: 'missing' });
  if (one !== undefined && two !== undefined) prompts.push({ key: 'compare', one, two });
  if (answers > 0 && saved === 0) prompts.push({ key: 'fits' });
  if (essay) prompts.push({ key: 'essay' });
  if (country !== null) prompts.push({ key: 'country', country });
  if (answers > 0 && saved > 0) prompts.push({ key: 'fits' });
  if (answers === 0) prompts.push({ key: 'study' });
  prompts.push({ key: 'like' });
  prompts.push({ key: 'scholarships' });
  return prompts.slice(0, SHOWN);
}
