/** Where the student is, as far as it makes a question. */
export type StudentFacts = {
  answers: number;
  saved: number;
  /** Names of schools among the saved programs. */
  schools: readonly string[];
  /** Name of a country among them. */
  country: string | null;
  /** There is an essay. */
  essay: boolean;
};

/** A question that can be asked by one press, by its key in `sophie.prompts`, and what it names. */
export type Prompt =
  | { key: 'closes' | 'missing' | 'fits' | 'essay' | 'study' | 'like' | 'apply' | 'scholarships' }
  | { key: 'compare'; one: string; two: string }
  | { key: 'country'; country: string };

const SHOWN = 4;

/** The four questions that are nearest to where the student is. */
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
  if (country === null) prompts.push({ key: 'apply' });
  prompts.push({ key: 'scholarships' });
  return prompts.slice(0, SHOWN);
}
