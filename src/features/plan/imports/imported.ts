import type { BookmarkOutcome, BookmarkStatus } from '@/api/bookmark/contract';
import type { StepState } from '@/api/plan-step/contract';
import type { FileStep } from '@/features/plan/exports/step-types';

/** What a file says about a step; `state` is `null` if it says nothing. */
export type ImportedStep = Omit<FileStep, 'key' | 'state'> & { state: StepState | null };

/** What a file says about a program; `null` or empty if it says nothing. Nothing is ever removed by it. */
export type ImportedProgram = {
  /** The first row, as a spreadsheet counts. */
  line: number;
  /** From a link of this site. */
  programId: string | null;
  schoolId: string | null;
  program: string;
  school: string;
  status: BookmarkStatus | null;
  outcome: BookmarkOutcome | null;
  order: number | null;
  ownDate: string | null;
  note: string | null;
  /** From a file of ours: its note is the whole note. Another tracker's is added to what is there. */
  ours: boolean;
  steps: ImportedStep[];
};

/** A cell or a row that cannot be imported. The rest of its row is. */
export type RowProblem = {
  line: number;
  kind: 'noSchool' | 'status' | 'outcome' | 'date' | 'noteLong' | 'nameLong';
  /** The cell. */
  text: string;
};

export type ImportedPlan = {
  programs: ImportedProgram[];
  problems: RowProblem[];
  /** Headings of columns with content that the import has no use for. */
  unused: string[];
};
