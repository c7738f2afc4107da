/** The programs on the sample student's list; their texts are in the message file. */
export const PROGRAM_IDS = [
  'wageningen',
  'utrecht',
  'ubc',
  'auckland',
  'oregon',
  'putra',
  'hus',
] as const;
export type ProgramId = (typeof PROGRAM_IDS)[number];

/** Requirements besides an average and a language test. */
export type Extra = 'chemistry' | 'interview' | 'letter';

/** A program: dollars a year, `MM-DD`, average out of 10. Institutions are real, figures illustrative. */
type SampleProgram = {
  /** ISO code and latitude, longitude: for the portrait of the place. */
  at: readonly [iso: string, lat: number, lon: number];
  tuition: number;
  deadline: string;
  average: number;
  ielts: number | null;
  extras: readonly Extra[];
};

export const PROGRAMS: Record<ProgramId, SampleProgram> = {
  wageningen: {
    at: ['NL', 51.97, 5.67],
    tuition: 18_200,
    deadline: '04-01',
    average: 7.5,
    ielts: 6.5,
    extras: ['chemistry', 'letter'],
  },
  utrecht: {
    at: ['NL', 52.09, 5.12],
    tuition: 16_400,
    deadline: '04-01',
    average: 8,
    ielts: 6.5,
    extras: ['letter'],
  },
  ubc: {
    at: ['CA', 49.26, -123.25],
    tuition: 34_500,
    deadline: '01-15',
    average: 8.5,
    ielts: 6.5,
    extras: ['chemistry'],
  },
  auckland: {
    at: ['NZ', -36.85, 174.77],
    tuition: 26_800,
    deadline: '12-08',
    average: 7.5,
    ielts: 6,
    extras: [],
  },
  oregon: {
    at: ['US', 44.56, -123.28],
    tuition: 31_900,
    deadline: '02-01',
    average: 7,
    ielts: 6.5,
    extras: [],
  },
  putra: {
    at: ['MY', 2.99, 101.71],
    tuition: 4800,
    deadline: '05-31',
    average: 7,
    ielts: 5.5,
    extras: ['interview'],
  },
  hus: {
    at: ['VN', 21, 105.81],
    tuition: 1500,
    deadline: '07-25',
    average: 8,
    ielts: null,
    extras: ['chemistry'],
  },
};

/** The answers that can be changed; dollars a year, average out of 10. */
export type SampleAnswers = {
  budgetMax: number;
  average: number;
  ielts: number | null;
  chemistry: boolean;
};

export const CHOICES = {
  budgetMax: [10_000, 20_000, 30_000, 50_000],
  average: [6.5, 7, 7.5, 8, 8.4, 9, 9.5],
  ielts: [null, 5.5, 6, 6.5, 7, 7.5],
} as const;

export const SAMPLE_STATUSES = ['considering', 'preparing', 'submitted', 'decided'] as const;
export type SampleStatus = (typeof SAMPLE_STATUSES)[number];

/** `note` is `null` for the sample's own note, in the language of the page. */
export type SampleCard = { id: ProgramId; status: SampleStatus; note: string | null };

/** Programs with a note of the sample student. */
export const NOTE_IDS = ['wageningen', 'auckland', 'putra', 'hus'] as const;

export const COMMENT_IDS = ['detail', 'filler', 'passive', 'general'] as const;

export const ACHIEVEMENT_IDS = ['levels', 'beach', 'paper', 'fair'] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

export type SampleData = {
  answers: SampleAnswers;
  plan: readonly SampleCard[];
  /** The changed essay by language; `null` for the sample's own text. */
  essay: { en: string | null; vi: string | null };
  /** Ids of resolved comments. */
  done: readonly string[];
  achievements: readonly AchievementId[];
};

export const SAMPLE: SampleData = {
  answers: { budgetMax: 20_000, average: 8.4, ielts: 6.5, chemistry: true },
  plan: [
    { id: 'auckland', status: 'considering', note: null },
    { id: 'utrecht', status: 'considering', note: null },
    { id: 'wageningen', status: 'preparing', note: null },
    { id: 'putra', status: 'submitted', note: null },
    { id: 'hus', status: 'decided', note: null },
  ],
  essay: { en: null, vi: null },
  done: [],
  achievements: ACHIEVEMENT_IDS,
};
