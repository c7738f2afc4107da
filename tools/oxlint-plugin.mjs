import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cookieRefusal, importRefusal, isTestFile } from './checks/import-direction.mjs';

/**
 * @typedef {Extract<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], { create: unknown }>} Rule
 * @typedef {Parameters<Rule['create']>[0]} Context
 * @typedef {NonNullable<Parameters<Context['report']>[0]['node']>} Node
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Path of the file being linted from the repository's root, with forward slashes.
 * @param {Context} context
 */
function fileOf(context) {
  return path.relative(root, context.filename).replaceAll(path.sep, '/');
}

/** Imports run one way (R31), and only their owners touch cookies (R32). @type {Rule} */
const importDirection = {
  create(context) {
    const file = fileOf(context);
    /**
     * @param {Node} node
     * @param {unknown} specifier
     * @param {import('./checks/import-direction.mjs').ImportKind} kind
     */
    const check = (node, specifier, kind) => {
      if (typeof specifier !== 'string') return;
      const message = importRefusal(file, specifier, kind);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) =>
        check(node, node.source.value, node.importKind === 'type' ? 'type' : 'value'),
      ImportExpression: (node) =>
        check(node, node.source.type === 'Literal' ? node.source.value : null, 'dynamic'),
      TSImportType: (node) => check(node, node.source.value, 'type'),
      ExportAllDeclaration: (node) => check(node, node.source.value, 'value'),
      ExportNamedDeclaration: (node) => check(node, node.source?.value, 'value'),
      MemberExpression: (node) => {
        if (node.property.type !== 'Identifier' || node.property.name !== 'cookie') return;
        if (node.object.type !== 'Identifier' || node.object.name !== 'document') return;
        const message = cookieRefusal(file);
        if (message) context.report({ node, message });
      },
    };
  },
};

/** No barrels: a module exports what it defines (R35). @type {Rule} */
const noReexport = {
  create(context) {
    const message = 'No barrels: import from the module that defines it (R35).';
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration: (node) => {
        if (node.source) context.report({ node, message });
      },
    };
  },
};

/** A cast other than `as const` has its reason as a comment on its line or next to it (R35). @type {Rule} */
const castReason = {
  create(context) {
    if (isTestFile(fileOf(context))) return {};
    const { text } = context.sourceCode;
    const comments = context.sourceCode.getAllComments();
    return {
      TSAsExpression: (node) => {
        const { typeAnnotation, expression, end } = node;
        const isConst =
          typeAnnotation.type === 'TSTypeReference' &&
          typeAnnotation.typeName.type === 'Identifier' &&
          typeAnnotation.typeName.name === 'const';
        const lineBefore = text.lastIndexOf('\n', text.lastIndexOf('\n', expression.end) - 1);
        const lineAfter = `${text}\n\n`.indexOf('\n', `${text}\n`.indexOf('\n', end) + 1);
        const isNear = comments.some((one) => one.end > lineBefore && one.start < lineAfter);
        if (isConst || isNear) return;
        context.report({ node, message: 'A cast needs its reason as a comment (R35).' });
      },
    };
  },
};

export const rules = {
  'import-direction': importDirection,
  'no-reexport': noReexport,
  'cast-reason': castReason,
};

export default { meta: { name: 'saola' }, rules };
