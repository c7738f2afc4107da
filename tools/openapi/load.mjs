import { parseSync, Visitor } from 'vite';
import { importModule } from '../import-module.mjs';

/**
 * The comment above each place in a module.
 * @param {string} code
 * @param {import('vite').ParseResult['comments']} comments
 */
function commentsAbove(code, comments) {
  const found = comments.filter(({ value }) => value.startsWith('*'));
  return new Map(
    found.map(({ value, end }) => [
      end + code.slice(end).search(/\S/),
      value
        .slice(1)
        .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
        .trim(),
    ]),
  );
}

/**
 * Makes the comments of a contract readable for code, without a byte in the app: a comment above a field becomes its
 * `v.description`, those above constants and types are exported by name, and every schema is exported.
 * @type {import('vite').Plugin}
 */
const readableContracts = {
  name: 'saola-readable-contracts',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/api\/.*(contract|http\/schemas)\.ts$/.test(id)) return null;
    const { program, comments } = parseSync(id, code);
    const above = commentsAbove(code, comments);
    /** @type {{ at: number, text: string }[]} */
    const added = [];
    /** @type {Record<string, string | undefined>} */
    const named = {};
    for (const { start, end } of program.body) {
      const text = code.slice(start, end);
      if (/^const \w+Schema =/.test(text)) added.push({ at: start, text: 'export ' });
      const [, constant, schema] =
        /^(?:export )?(?:const (\w+)|type \w+ = v\.InferOutput<typeof (\w+)>)/.exec(text) ?? [];
      named[constant ?? schema ?? ''] ??= above.get(start);
    }
    new Visitor({
      Property({ start, value }) {
        const description = JSON.stringify(above.get(start));
        if (!description) return;
        added.push({ at: value.start, text: 'v.pipe(' });
        added.push({ at: value.end, text: `, v.description(${description}))` });
      },
    }).visit(program);
    let made = code;
    for (const { at, text } of added.toSorted((a, b) => b.at - a.at))
      made = made.slice(0, at) + text + made.slice(at);
    return `${made}\nexport const comments = ${JSON.stringify(named)};\n`;
  },
};

/**
 * Imports document.ts with the mock API, for Node and for Vitest.
 * @returns {Promise<typeof import('./document.ts')>}
 */
export function loadOpenApi() {
  return importModule('tools/openapi/document.ts', [readableContracts]);
}
