import sqlite from 'node-sqlite3-wasm';
import { newPassword } from './accounts.mjs';
import { all } from './sql.mjs';
import { fold } from './texts.mjs';

/**
 * @typedef {import('node-sqlite3-wasm').Database} Database
 * @typedef {import('./types.ts').Answers} Answers
 * @typedef {import('./types.ts').Catalogue} Catalogue
 * @typedef {import('./types.ts').Entry} Entry
 */

/** What is searched or written has columns; what is only shown is kept as JSON. */
const SCHEMA = `
CREATE TABLE shown (kind TEXT NOT NULL, row TEXT NOT NULL);
CREATE TABLE program (
  id INTEGER PRIMARY KEY, country_id TEXT NOT NULL, parent_id TEXT NOT NULL, title_id TEXT NOT NULL,
  degree TEXT NOT NULL, tuition INTEGER, languages TEXT NOT NULL, words TEXT NOT NULL);
CREATE TABLE student (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL,
  basic_info TEXT NOT NULL);
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY, student_id INTEGER REFERENCES student, expires_at INTEGER NOT NULL);
CREATE TABLE bookmark (
  id INTEGER PRIMARY KEY, student_id INTEGER NOT NULL REFERENCES student, program_id INTEGER NOT NULL,
  status TEXT NOT NULL, order_no INTEGER NOT NULL, note TEXT, deadline TEXT, outcome TEXT, submitted_at TEXT,
  UNIQUE (student_id, program_id));
`;

/** The answers that remove programs (docs/ranking.md, 1); ids are compared as texts. */
const FIND = `
SELECT id FROM program
WHERE (:countries IS NULL OR country_id IN (SELECT value FROM json_each(:countries)))
  AND (:parent IS NULL OR parent_id = :parent)
  AND (:titles IS NULL OR title_id IN (SELECT value FROM json_each(:titles)))
  AND (:degree IS NULL OR degree = :degree)
  AND (:language IS NULL OR :language IN (SELECT value FROM json_each(languages)))
  AND (:most IS NULL OR tuition IS NULL OR tuition <= :most)
  AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(program.words, ' ' || value) = 0)
`;

const KINDS = /** @type {const} */ ([
  'grades',
  'countries',
  'categories',
  'titles',
  'schools',
  'programs',
]);

/** @template Row @param {Map<number, Row>} rows @param {number} id */
function rowOf(rows, id) {
  const row = rows.get(id);
  if (!row) throw new Error(`The catalogue has no row ${id}`);
  return row;
}

/** @template {{ id: number }} Row @param {Row[]} rows */
const byId = (rows) => new Map(rows.map((row) => [row.id, row]));

/** Programs with the rows that they refer to, by id. @param {Omit<Catalogue, 'students'>} catalogue */
function joined({ countries, titles, schools, programs }) {
  const tables = { countries: byId(countries), titles: byId(titles), schools: byId(schools) };
  const entries = programs.map((program) => {
    const school = rowOf(tables.schools, program.school_id);
    const country = rowOf(tables.countries, school.country_id);
    return { program, school, country, title: rowOf(tables.titles, program.title_id) };
  });
  return new Map(entries.map((entry) => [entry.program.id, entry]));
}

/** Text that `q` is compared with: each word after a space. @param {Entry} entry */
function wordsOf({ program, school, country, title }) {
  const names = [program.name, title.title, school.name, school.city, country.title].flatMap(
    ({ en, vi }) => [en, vi],
  );
  return ` ${names.map(fold).join(' ')}`;
}

/**
 * Fills a new database, in one transaction.
 * @param {Database} db
 * @param {Catalogue} catalogue
 */
async function seed(db, catalogue) {
  const passwords = await Promise.all(
    catalogue.students.map(({ password }) => newPassword(password)),
  );
  db.exec('BEGIN');
  db.exec(SCHEMA);
  for (const kind of KINDS) {
    for (const row of catalogue[kind])
      db.run('INSERT INTO shown VALUES (?, ?)', [kind, JSON.stringify(row)]);
  }
  for (const entry of joined(catalogue).values()) {
    const { id, degree, tuition, languages } = entry.program;
    const ids = [entry.country.id, entry.title.parent_id, entry.title.id].map(String);
    const values = [id, ...ids, degree, tuition, JSON.stringify(languages), wordsOf(entry)];
    db.run('INSERT INTO program VALUES (?, ?, ?, ?, ?, ?, ?, ?)', values);
  }
  for (const [index, { name, email, basic_info, bookmarks }] of catalogue.students.entries()) {
    const own = [name, email, passwords[index] ?? '', JSON.stringify(basic_info)];
    const { lastInsertRowid: id } = db.run('INSERT INTO student VALUES (NULL, ?, ?, ?, ?)', own);
    for (const row of bookmarks) {
      const place = [id, row.program_id, row.status, row.order_no];
      const rest = [row.note, row.deadline, row.outcome, row.submitted_at];
      db.run('INSERT INTO bookmark VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)', [...place, ...rest]);
    }
  }
  db.exec('COMMIT');
}

/** @param {Database} db @param {string} kind */
function rowsOf(db, kind) {
  /** @type {{ row: string }[]} */
  const rows = all(db, 'SELECT row FROM shown WHERE kind = ? ORDER BY rowid', [kind]);
  return rows.map(({ row }) => JSON.parse(row));
}

/**
 * Opens the database in a file and fills it with `readCatalogue` if it is new.
 * @param {string} file
 * @param {() => Catalogue} readCatalogue
 */
export async function openStore(file, readCatalogue) {
  const db = new sqlite.Database(file);
  const [made] = all(db, "SELECT 1 FROM sqlite_master WHERE name = 'bookmark'");
  if (!made) await seed(db, readCatalogue());
  const catalogue = /** @type {Omit<Catalogue, 'students'>} */ (
    /** @type {unknown} */ (Object.fromEntries(KINDS.map((kind) => [kind, rowsOf(db, kind)])))
  );
  const entries = joined(catalogue);
  return {
    db,
    ...catalogue,
    /** @param {number} id */
    entry: (id) => entries.get(id) ?? null,
    /**
     * The programs that pass the filters.
     * @param {Answers} by
     */
    find: (by) => {
      /** @type {{ id: number }[]} */
      const rows = all(db, FIND, {
        ':countries': by.country_ids && JSON.stringify(by.country_ids),
        ':parent': by.program_title_parent_id,
        ':titles': by.program_title_ids && JSON.stringify(by.program_title_ids),
        ':degree': by.degree,
        ':language': by.language,
        ':most': by.budget_max,
        ':words': JSON.stringify(
          fold(by.q ?? '')
            .split(' ')
            .filter(Boolean),
        ),
      });
      return rows.flatMap(({ id }) => entries.get(id) ?? []);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openStore>>} Store */
