import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { all } from './sql.mjs';

/**
 * @typedef {import('node-sqlite3-wasm').Database} Database
 * @typedef {import('./types.ts').Student} Student
 * @typedef {Omit<Student, 'basic_info'> & { basic_info: string }} StudentRow
 */

/** How long a session lasts: a visit three hours, as the app's cookie; a student's a week. */
const VISIT_MS = 10_800_000;
const STUDENT_MS = 604_800_000;

/** @param {string} password @param {Buffer} salt @returns {Promise<Buffer>} */
const hashed = (password, salt) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A password as it is stored: salt and hash. @param {string} password */
export async function newPassword(password) {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await hashed(password, salt)).toString('hex')}`;
}

/** Of nobody, so that an unknown email takes as long as a wrong password. */
const NOBODY = `${'0'.repeat(32)}:${'0'.repeat(64)}`;

/** Only the hash of a token is stored: the file signs nobody in. @param {string} token */
const tokenHash = (token) => createHash('sha256').update(token).digest('hex');

/**
 * Issues a token for a student, or for a visit without one, and forgets the expired ones.
 * @param {Database} db
 * @param {number | null} studentId
 * @param {Date} now
 */
export function openSession(db, studentId, now) {
  const token = randomBytes(32).toString('base64url');
  const expires = now.getTime() + (studentId === null ? VISIT_MS : STUDENT_MS);
  db.run('DELETE FROM session WHERE expires_at <= ?', [now.getTime()]);
  db.run('INSERT INTO session VALUES (?, ?, ?)', [tokenHash(token), studentId, expires]);
  return token;
}

/** @param {Database} db @param {string} token */
export function closeSession(db, token) {
  db.run('DELETE FROM session WHERE token_hash = ?', [tokenHash(token)]);
}

/**
 * Whether a token is that of a visit.
 * @param {Database} db
 * @param {string} token
 * @param {Date} now
 */
export function isVisit(db, token, now) {
  const sql =
    'SELECT 1 FROM session WHERE token_hash = ? AND student_id IS NULL AND expires_at > ?';
  return db.get(sql, [tokenHash(token), now.getTime()]) !== null;
}

/** @param {StudentRow | undefined} row @returns {Student | null} */
function studentIn(row) {
  if (!row) return null;
  const { id, name, email, basic_info: info } = row;
  return { id, name, email, basic_info: JSON.parse(info) };
}

/**
 * The student of a bearer token; `null` if it is unknown or has expired.
 * @param {Database} db
 * @param {string} token
 * @param {Date} now
 */
export function studentOf(db, token, now) {
  const sql = `SELECT id, name, email, basic_info FROM session JOIN student ON id = student_id
    WHERE token_hash = ? AND expires_at > ?`;
  /** @type {StudentRow[]} */
  const [row] = all(db, sql, [tokenHash(token), now.getTime()]);
  return studentIn(row);
}

/**
 * The student with that email and password; `null` for none.
 * @param {Database} db
 * @param {string} email
 * @param {string} password
 */
export async function checkPassword(db, email, password) {
  /** @type {(StudentRow & { password: string })[]} */
  const [row] = all(db, 'SELECT * FROM student WHERE email = ?', [email.trim().toLowerCase()]);
  const [salt = '', hash = ''] = (row?.password ?? NOBODY).split(':');
  const typed = await hashed(password, Buffer.from(salt, 'hex'));
  return timingSafeEqual(typed, Buffer.from(hash, 'hex')) ? studentIn(row) : null;
}

/**
 * The saved programs of a student, column by column of the board.
 * @param {Database} db
 * @param {Student} student
 * @returns {import('./types.ts').Bookmark[]}
 */
export function bookmarksOf(db, { id }) {
  const sql = `SELECT id, program_id, status, order_no, note, deadline, outcome, submitted_at
    FROM bookmark WHERE student_id = ?
    ORDER BY instr('considering preparing submitted decided', status), order_no`;
  return all(db, sql, [id]);
}
