import type { CountryTerms } from '@/mocks/catalogue/terms/country-terms';
import type { Degree, TeachingTerms } from '@/mocks/catalogue/schools/school';
import type { Text } from './text';
import type { Award, TitleEntry } from '@/mocks/catalogue/titles/title';

const letters: Readonly<Record<Award, string>> = {
  science: 'BSc',
  engineering: 'BEng',
  business: 'BSc',
  social: 'BSc',
  arts: 'BA',
  design: 'BA',
  architecture: 'BSc',
  education: 'BA',
  nursing: 'BSc',
  medicine: 'MBBS',
  dentistry: 'BDS',
  veterinary: 'BVSc',
  music: 'BMus',
  laws: 'LLB',
};

const families: Readonly<Record<Award, string>> = {
  science: 'Science',
  engineering: 'Engineering',
  business: 'Business',
  social: 'Social Science',
  arts: 'Arts',
  design: 'Design',
  architecture: 'Architecture',
  education: 'Education',
  nursing: 'Nursing',
  medicine: 'Medicine',
  dentistry: 'Dental Surgery',
  veterinary: 'Veterinary Medicine',
  music: 'Music',
  laws: 'Laws',
};

/** Degree letters that already contain the title, to avoid `BBA Business Administration`. */
const redundantLetters: Readonly<Record<string, string>> = {
  BBA: 'Business Administration',
  BArch: 'Architecture',
  BEd: 'Education',
  BMus: 'Music',
};

/** The name of a program in the style of its country: `BSc Physics`, `Bachelor of Science (Physics)`. */
export function programName(
  degree: Degree,
  title: TitleEntry,
  terms: CountryTerms,
  teaching: TeachingTerms,
): Text {
  const { en, vi } = title.title;
  switch (degree) {
    case 'bachelor':
      return {
        en: bachelorName(title, terms, teaching),
        vi: `${title.degreeVi ?? 'Cử nhân'} ${vi}`,
      };
    case 'foundation':
      return { en: `Foundation in ${en}`, vi: `Dự bị đại học ngành ${vi}` };
    case 'diploma':
      return { en: `Diploma in ${en}`, vi: `Cao đẳng ${vi}` };
    case 'associate':
      return { en: `Associate in ${en}`, vi: `Cao đẳng hai năm (Associate) ngành ${vi}` };
  }
}

function bachelorName(title: TitleEntry, terms: CountryTerms, teaching: TeachingTerms): string {
  const short =
    teaching.awards?.[title.award] ??
    (teaching.applied ? terms.appliedAwards?.[title.award] : undefined) ??
    terms.awards?.[title.award] ??
    letters[title.award];
  const { en } = title.title;
  if (terms.naming === 'long') return longName(title);
  return redundantLetters[short] === en ? `Bachelor of ${en}` : `${short} ${en}`;
}

function longName(title: TitleEntry): string {
  if (title.long !== undefined) return title.long;
  const family = families[title.award];
  const { en } = title.title;
  // Degrees named after their title: nursing, education, laws.
  if (en === family || title.award === 'laws') return `Bachelor of ${family}`;
  return `Bachelor of ${family} (${en.replace(/ (Engineering|Design)$/, '')})`;
}
