import { countries } from '../../src/mocks/catalogue/countries.ts';
import { schools } from '../../src/mocks/catalogue/schools/schools.ts';
import { preferences } from '../../src/mocks/catalogue/titles/preferences.ts';
import { programTitles } from '../../src/mocks/catalogue/titles/program-titles.ts';
import { catalogueEntries } from '../../src/mocks/data/entries.ts';
import { seedTables } from '../../src/mocks/data/seed.ts';
import { noAnswers } from '../../src/mocks/engines/ranking/answers.ts';
import { classGrades } from '../../src/mocks/engines/ranking/class-grades.ts';
import { programCriteria } from '../../src/mocks/engines/ranking/criteria.ts';

/** What programs ask for does not depend on the day. */
const ANY_DAY = { now: new Date(0), start: '1970-01' };

/** A program as a record without nested types of the mock. */
function plainProgram(entry: (typeof catalogueEntries)[number]) {
  const { id, schoolId, titleId, name, degree, languages, summary, intakes } = entry.program;
  const { durationYears, tuitionUsd, requirements } = entry.program;
  return {
    id,
    school_id: schoolId,
    title_id: titleId,
    name,
    degree,
    duration: durationYears,
    tuition: tuitionUsd,
    languages,
    summary,
    intakes,
    finished_grade: requirements.finishedGrade12 ? 12 : 11,
    requirements: programCriteria(entry, noAnswers, ANY_DAY).map(({ key, asked, minimum }) => ({
      key,
      asked,
      minimum: minimum ?? null,
    })),
  };
}

/** A sample student with the saved programs. */
function plainStudent(account: ReturnType<typeof seedTables>['accounts'][number]) {
  const { name, email, password, basicInfo, bookmarks } = account;
  return {
    name,
    email,
    password,
    basic_info: basicInfo,
    bookmarks: bookmarks.map(({ programId, status, order_no, note, ...own }) => ({
      program_id: Number(programId),
      status,
      order_no,
      note: note && (typeof note === 'string' ? note : note.en),
      deadline: own.deadline,
      outcome: own.outcome,
      submitted_at: own.submittedAt,
    })),
  };
}

/** The catalogue and the sample students as plain data; examples/api-server fills its database with it. */
export function plainCatalogue() {
  return {
    grades: classGrades.map(({ id, name, grade }) => ({ id, title: name, grade: grade ?? 13 })),
    countries: countries.map(({ id, code, name }) => ({ id, code, title: name })),
    categories: preferences.map(({ id, code, title }) => ({ id, code, title })),
    titles: programTitles.map(({ id, parentId, title }) => ({ id, parent_id: parentId, title })),
    schools: schools.map(({ id, name, city, position, timeZone, countryId, website, type }) => ({
      id,
      country_id: countryId,
      name,
      city,
      position,
      time_zone: timeZone,
      website,
      type,
    })),
    programs: catalogueEntries.map(plainProgram),
    students: seedTables().accounts.map(plainStudent),
  };
}
