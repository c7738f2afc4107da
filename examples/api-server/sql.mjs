/**
 * The rows of a query, whose columns the caller knows. SQLite prepares the text and binds the values.
 * @template Row
 * @param {import('node-sqlite3-wasm').Database} db
 * @param {string} sql
 * @param {import('node-sqlite3-wasm').BindValues} [values]
 */
export function all(db, sql, values) {
  return /** @type {Row[]} */ (/** @type {unknown} */ (db.all(sql, values)));
}
