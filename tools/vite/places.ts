import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Projection } from '../places/land.ts';

const SPRITE = 'virtual:places';
const PROJECTIONS = 'virtual:places/projections';

/** Changes with the drawing code and its source. */
function version(root: string): string {
  const tools = path.join(root, 'tools/places');
  const files = [
    ...readdirSync(tools).map((name) => path.join(tools, name)),
    path.join(root, 'node_modules/world-atlas/package.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The portraits of places (R42), drawn when a module first asks for them and kept in `node_modules/.cache`.
 * `virtual:places` has the address of the sprite and the codes in it, `virtual:places/projections` the projections.
 */
export function places(root: string): Plugin {
  let drawn: Promise<{ file: string; projections: Record<string, Projection> }> | undefined;
  const draw = async () => {
    const folder = path.join(root, 'node_modules/.cache/places', version(root));
    const [file, numbers] = [path.join(folder, 'places.svg'), path.join(folder, 'places.json')];
    if (!existsSync(file)) {
      const { drawPlaces } = await import('../places/draw.ts');
      const { sprite, projections } = drawPlaces();
      mkdirSync(folder, { recursive: true });
      writeFileSync(numbers, JSON.stringify(projections));
      writeFileSync(file, sprite);
    }
    return { file, projections: JSON.parse(readFileSync(numbers, 'utf8')) };
  };
  return {
    name: 'saola-places',
    resolveId: (id) => (id === SPRITE || id === PROJECTIONS ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${SPRITE}` && id !== `\0${PROJECTIONS}`) return null;
      const { file, projections } = await (drawn ??= draw());
      if (id === `\0${PROJECTIONS}`) {
        // A code from the API may be the name of an inherited property.
        return `export default { __proto__: null, ...${JSON.stringify(projections)} }`;
      }
      const codes = JSON.stringify(Object.keys(projections).join(' '));
      return `export { default as sprite } from ${JSON.stringify(`${file}?url`)};
        export const codes = ${codes}.split(' ');`;
    },
  };
}
