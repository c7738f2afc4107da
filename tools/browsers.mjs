// Checks the production build against the oldest supported browsers (`browserslist` in package.json): the syntax and
// the properties of all scripts, packages included, and everything in the style sheet. Prints what is newer.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { parseSync, transformWithOxc, Visitor } from 'vite';
import { ensureBuild } from './fresh-build.mjs';
import { buildTarget } from './checks/browsers.mjs';
import { NEWER_ON_PURPOSE } from './checks/newer-on-purpose.mjs';
import { newerGlobal, newerIn, newerProperty, styleFeatures } from './checks/newer-features.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = styleFeatures;

ensureBuild();

/** What is newer, with the browsers that got it later and the first place. @type {Map<string, string>} */
const found = new Map();

/**
 * @param {string} feature
 * @param {string | null} newer
 * @param {string} place
 */
function note(feature, newer, place) {
  if (newer !== null && !found.has(feature)) found.set(feature, `${newer}; ${place}`);
}

/**
 * @param {string} name
 * @param {string} code
 * @param {string} target
 */
async function checkScript(name, code, target = buildTarget().join(',')) {
  /** @param {string} level */
  const transformed = async (level) =>
    (await transformWithOxc(code, name, { target: level, sourcemap: false })).code;
  if ((await transformed(target)) !== (await transformed('esnext'))) {
    note('syntax that the build target lowers', target, name);
  }
  /** @param {{ start: number, end: number }} node */
  const place = ({ start, end }) => `${name}: ${code.slice(Math.max(0, start - 30), end + 20)}`;
  /** @param {{ type: string, name?: unknown }} node */
  const nameOf = ({ type, name: given }) =>
    type === 'Identifier' && typeof given === 'string' ? given : null;
  const { program } = parseSync(name, code);
  new Visitor({
    MemberExpression: (node) => {
      const property = node.computed ? null : nameOf(node.property);
      if (!property) return;
      const object = nameOf(node.object);
      const isGlobal = newerProperty(object, property) !== newerProperty(null, property);
      const feature = `${isGlobal ? object : ''}.${property}`;
      note(feature, newerProperty(object, property), place(node.property));
    },
    NewExpression: ({ callee }) => {
      const global = nameOf(callee);
      if (global) note(`new ${global}`, newerGlobal(global), place(callee));
    },
    // In a pattern or the text of one; a browser without it cannot parse the file, or throws.
    Literal: (node) => {
      if (/\(\?<[=!]|\(\?[a-z]*-?[a-z]+:/.test(node.raw ?? ''))
        note('lookbehind', 'safari 16.4', place(node));
    },
  }).visit(program);
}

/** @param {string} css */
function checkStyles(css) {
  const root = postcss.parse(css);
  root.walkDecls(({ prop, value, parent }) => {
    const place = `${parent?.toString().slice(0, 60)}`;
    note(prop, newerIn(properties[prop]), place);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)(?![\w(-])/g)) {
      note(`${prop}: ${name}`, newerIn(properties[prop]?.[name]), place);
    }
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      note(`${name}()`, newerIn(types[name] ?? types['color']?.[name]), place);
    }
    for (const [, unit = ''] of value.matchAll(/(?<![#\w-])[\d.]+([a-z]+)/g)) {
      const viewport = /^[sld]v/.test(unit) ? 'viewport_percentage_units_dynamic' : unit;
      note(`1${unit}`, newerIn(types['length']?.[viewport] ?? types['length']?.[unit]), place);
    }
  });
  root.walkRules(({ selector }) => {
    const plain = selector.replace(/\\.|\[[^\]]*\]/g, '');
    for (const [, name = ''] of plain.matchAll(/::?([a-z-]+)/g)) {
      note(`:${name}`, newerIn(selectors[name]), selector);
    }
    if (plain.includes('&')) note('nesting', newerIn(selectors['nesting']), selector);
  });
  root.walkAtRules(({ name, params }) => {
    note(`@${name}`, newerIn(atRules[name]), params);
    for (const [word] of params.matchAll(/[a-z-]{3,}/g)) {
      note(`@${name} ${word}`, newerIn(atRules[name]?.[word]), params);
    }
    if (name === 'media' && /[<>]/.test(params)) {
      note('@media <', newerIn(atRules['media']?.['range_syntax']), params);
    }
  });
}

const assets = path.join(dist, 'assets');
for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
  await checkScript(name, readFileSync(path.join(assets, name), 'utf8'));
}
const html = readFileSync(path.join(dist, 'shell.html'), 'utf8');
// Older browsers have to run the boot script, to learn that they are too old.
await checkScript('boot.js', /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '', 'es2019');
checkStyles(/<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '');

for (const feature of Object.keys(NEWER_ON_PURPOSE)) {
  if (!found.delete(feature)) found.set(feature, 'is no longer used: remove it from the list');
}
for (const [feature, reason] of found) console.error(`${feature}  ${reason}`);
console.log(
  `Oldest browsers: ${buildTarget().join(', ')}; ${Object.keys(NEWER_ON_PURPOSE).length} newer features on purpose`,
);
process.exitCode = found.size > 0 ? 1 : 0;
