/**
 * @typedef {import('./types.ts').Answers} Answers
 * @typedef {import('./types.ts').Judged} Judged
 * @typedef {(a: Judged, b: Judged) => number} Order
 */

/**
 * The rows in lists of equal keys, in the order of their first rows.
 * @template Row
 * @param {Row[]} rows
 * @param {(row: Row) => unknown} keyOf
 */
function groups(rows, keyOf) {
  /** @type {Map<unknown, Row[]>} */
  const found = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

/**
 * The first row of each list, then the second of each, and so on.
 * @template Row
 * @param {Row[][]} lists
 * @returns {Row[][]}
 */
function turnsOf(lists) {
  const count = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: count }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
}

/**
 * `null` is last, whichever way the others go.
 * @template {string | number} Value
 * @param {Value | null} a
 * @param {Value | null} b
 */
function compare(a, b, way = 1) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a === b ? 0 : way * (a < b ? -1 : 1);
}

/** Bachelor's programs before those that lead to one. @param {Judged} row */
const degreeRank = ({ program }) => Number(program.degree !== 'bachelor');

/** @param {Judged} row */
const countryOf = ({ country }) => country.id;

/** Among programs that fit as well (docs/ranking.md, sentences 4 and 5). @type {Order} */
const best = (a, b) =>
  b.met - a.met ||
  compare(a.intake.deadline, b.intake.deadline) ||
  compare(a.program.name.en, b.program.name.en) ||
  compare(String(a.program.id), String(b.program.id));

/**
 * The countries take turns; the one of the row before is not the first.
 * @param {Judged[]} rows
 * @param {Judged | undefined} before
 */
function countriesInTurn(rows, before) {
  const [first = [], ...others] = groups(rows, countryOf);
  const isRepeat = before !== undefined && first[0]?.country.id === before.country.id;
  return turnsOf(isRepeat ? [...others, first] : [first, ...others]).flat();
}

/** The middle of the known tuition. @param {import('./types.ts').Entry[]} rows */
export function middleTuition(rows) {
  const known = rows.flatMap(({ program }) => program.tuition ?? []).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? 0;
}

/**
 * While nothing can be compared: in each turn one program of each country, cheap and dear ones in alternation, and of
 * each the field that the list has least.
 * @param {Judged[][]} turns of the schools, best first
 */
function variety(turns) {
  const countries = groups(turns.flat(), countryOf);
  const byTuition = countries.sort(
    (a, b) =>
      middleTuition(a) - middleTuition(b) || compare(a[0]?.country.id ?? 0, b[0]?.country.id ?? 0),
  );
  const alternating = byTuition.map(
    (_, place) => byTuition.at(place % 2 ? -(place + 1) / 2 : place / 2) ?? [],
  );
  const turnOf = new Map(turns.flatMap((rows, turn) => rows.map((row) => [row, turn])));
  /** @type {Map<number, number>} */
  const fields = new Map();
  /** @param {Judged} row */
  const times = ({ title }) => fields.get(title.parent_id) ?? 0;
  /** @type {Judged[]} */
  const list = [];
  while (alternating.some(({ length }) => length > 0)) {
    for (const left of alternating) {
      const [leader] = left;
      if (!leader) continue;
      let next = leader;
      for (const row of left) {
        if (turnOf.get(row) !== turnOf.get(leader)) break;
        if (times(row) < times(next)) next = row;
      }
      left.splice(left.indexOf(next), 1);
      fields.set(next.title.parent_id, times(next) + 1);
      list.push(next);
    }
  }
  return list;
}

/**
 * The order by match (docs/ranking.md, 4).
 * @param {Judged[]} rows
 */
function byMatch(rows) {
  const isNothingKnown = rows.every(({ met, unmet }) => met + unmet === 0);
  const sorted = [...rows].sort(
    (a, b) => a.unmet - b.unmet || degreeRank(a) - degreeRank(b) || best(a, b),
  );
  /** @type {Judged[]} */
  const list = [];
  for (const equals of groups(sorted, (row) => `${row.unmet} ${degreeRank(row)}`)) {
    const turns = turnsOf(groups(equals, ({ school }) => school.id)).map((turn) => turn.sort(best));
    if (isNothingKnown) list.push(...variety(turns));
    else {
      for (const turn of turns) {
        for (const alike of groups(turn, ({ met }) => met)) {
          list.push(...countriesInTurn(alike, list.at(-1)));
        }
      }
    }
  }
  return list;
}

/**
 * The programs in the order that was asked for, by match among equals.
 * @param {Judged[]} rows
 * @param {Answers} answers
 * @param {import('./types.ts').Language} language
 */
export function inOrder(rows, { sort, order }, language) {
  const list = byMatch(rows);
  const way = order === 'desc' ? -1 : 1;
  const byName = new Intl.Collator(language).compare;
  switch (sort) {
    case 'tuition':
      return list.sort((a, b) => compare(a.program.tuition, b.program.tuition, way));
    case 'deadline':
      return list.sort((a, b) => compare(a.intake.deadline, b.intake.deadline, way));
    case 'name':
      return list.sort((a, b) => way * byName(a.program.name[language], b.program.name[language]));
    default:
      return list;
  }
}
