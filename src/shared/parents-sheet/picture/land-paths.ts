import { sprite } from 'virtual:places';

/** A line of a portrait with its attributes. */
export type LandPath = { d: string; width: number; opacity: number; isLand: boolean };

function attribute(path: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(path)?.[1];
}

/** The lines of a country's portrait in the text of the sprite; none for an unknown one. */
function readLand(svg: string, iso: string): LandPath[] {
  const group = new RegExp(`<g id="${iso}"[^>]*>(.*?)</g>`, 's').exec(svg)?.[1] ?? '';
  return (group.match(/<path [^>]*>/g) ?? []).map((path) => ({
    d: attribute(path, 'd') ?? '',
    width: Number(attribute(path, 'stroke-width') ?? 1),
    opacity: Number(attribute(path, 'opacity') ?? 1),
    isLand: attribute(path, 'fill') !== undefined,
  }));
}

/** The portrait for a canvas; the page has loaded the sprite already. None if that fails: it is a decoration. */
export async function landPaths(iso: string): Promise<LandPath[]> {
  try {
    const response = await fetch(sprite);
    return response.ok ? readLand(await response.text(), iso) : [];
  } catch {
    return [];
  }
}
