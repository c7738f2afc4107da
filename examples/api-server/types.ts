// Only types: nothing of this file runs.

export type Language = 'en' | 'vi';
export type Text = Record<Language, string>;

/** A day of any year; one that is later in the year than its intake is of the year before. */
export type Deadline = { month: number; day: number; time?: string };

export type School = {
  id: number;
  country_id: number;
  name: Text;
  city: Text;
  position: { lat: number; lon: number };
  time_zone: string;
  website: string;
  type: string;
};

export type Program = {
  id: number;
  school_id: number;
  title_id: number;
  name: Text;
  degree: string;
  duration: number;
  /** US dollars a year. */
  tuition: number | null;
  languages: readonly string[];
  summary: Text;
  intakes: readonly { month: number; deadline: Deadline | null }[];
  finished_grade: number;
  requirements: { key: string; asked: Text; minimum: number | null }[];
};

export type Country = { id: number; code: string; title: Text };
export type Title = { id: number; parent_id: number; title: Text };

/** The file that the database is filled with. */
export type Catalogue = {
  grades: { id: number; title: Text; grade: number }[];
  countries: Country[];
  categories: { id: number; code: string; title: Text }[];
  titles: Title[];
  schools: School[];
  programs: Program[];
  students: {
    name: string;
    email: string;
    password: string;
    basic_info: BasicInfo;
    bookmarks: Bookmark[];
  }[];
};

/** A program with the rows that it refers to. */
export type Entry = { program: Program; school: School; country: Country; title: Title };

export type Bookmark = {
  id?: number;
  program_id: number;
  status: string;
  order_no: number;
  note: string | null;
  deadline: string | null;
  outcome: string | null;
  submitted_at: string | null;
};

type NextTitle = { id?: string | number | null | undefined; title: string };
type Records = { next_program_titles?: NextTitle[] | null | undefined };
export type BasicInfo = Record<string, unknown> & {
  educational_records?: Records | null | undefined;
};

export type Student = { id: number; name: string; email: string; basic_info: BasicInfo };

/** Answers, sort and filters as the calls send them: ids as texts, `null` for what is not given. */
export type Answers = {
  class_grade_id: string | null;
  country_ids: string[] | null;
  budget_min: number | null;
  budget_max: number | null;
  program_title_parent_id: string | null;
  program_title_ids: string[] | null;
  average: number | null;
  ielts: number | null;
  sat: number | null;
  sort: 'match' | 'tuition' | 'name' | 'deadline' | null;
  order: 'asc' | 'desc' | null;
  degree: string | null;
  language: string | null;
  q: string | null;
};

export type Criterion = {
  key: string;
  state: 'met' | 'unmet' | 'unknown';
  asked: Text;
  you: Text | null;
  minimum: number | null;
};

/** When studies start (`YYYY-MM`), and the last day and hour to apply for it. */
export type Intake = { starts: string; deadline: string | null; time: string | null };

/** A program compared with the answers. */
export type Judged = Entry & { intake: Intake; criteria: Criterion[]; met: number; unmet: number };

/** A call as its answer gets it: who asks, in which language, for what. */
export type Request = {
  body: Record<string, unknown>;
  query: URLSearchParams;
  language: Language;
  student: Student | null;
  bearer: string | null;
  now: Date;
};
