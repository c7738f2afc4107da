/** How many of the strokes a country has, by its key. */
export type LandCountry = { key: string; strokes: number };

type Span = LandCountry & { band: number; from: number; to: number };
type Hill = { band: number; x: number; width: number; rise: number };
type Sky = { low: number; crest: number };

/** Where a stroke stands: its foot, and the height it has room for. */
export type Mark = { key: string; x: number; y: number; height: number };

/** The land in a box of pixels: bands of contour lines, with the strokes of a country side by side. */
export type Land = {
  width: number;
  height: number;
  /** Contour lines, from the back to the front. */
  lines: number;
  spans: readonly Span[];
  /** In the order of the countries, row by row. */
  marks: readonly Mark[];
  /** Between two strokes. */
  pitch: number;
  lineAt: (line: number, x: number) => number;
};

const BANDS = 3;
const ROWS = 4;
const LINES = BANDS * ROWS;
/** A low box has less sky over the land. */
const LOW = 170;

/** The two horns, their foot at 0 0. */
export const HORNS = 'M-4 0C-4.6-9.5-8-19-14.500-26M3-.8C3-10 .4-20-6-28';

function smooth(from: number, to: number, x: number): number {
  const part = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** Bands of about the same number of strokes: the back one rises to the right, the front one to the left. */
function bandsOf(countries: readonly LandCountry[]): LandCountry[][] {
  const bands: { total: number; list: LandCountry[] }[] = Array.from({ length: BANDS }, () => ({
    total: 0,
    list: [],
  }));
  const bySize = [...countries]
    .filter(({ strokes }) => strokes > 0)
    .sort((a, b) => b.strokes - a.strokes || (a.key < b.key ? -1 : 1));
  for (const country of bySize) {
    const least = bands.reduce((best, band) => (band.total < best.total ? band : best));
    least.total += Math.ceil(country.strokes / ROWS);
    least.list.push(country);
  }
  const [back = [], middle = [], front = []] = bands.map(({ list }) => list);
  const sides = middle.map((country, at) => ({ country, at: at % 2 ? at : -at }));
  return [
    [...back].reverse(),
    sides.sort((a, b) => a.at - b.at).map(({ country }) => country),
    front,
  ];
}

function spansOf(countries: readonly LandCountry[], width: number) {
  const spans: Span[] = [];
  let pitch = width / 50;
  bandsOf(countries).forEach((list, band) => {
    const columns = list.reduce((sum, { strokes }) => sum + Math.ceil(strokes / ROWS), 0);
    if (columns === 0) return;
    const pad = Math.max(10, width * 0.02);
    const gap = Math.min(Math.max(7, width * 0.018), (width * 0.25) / list.length);
    const column = (width - 2 * pad - gap * (list.length - 1)) / columns;
    pitch = Math.min(pitch, column);
    let from = pad;
    for (const country of list) {
      const to = from + column * Math.ceil(country.strokes / ROWS);
      spans.push({ ...country, band, from, to });
      from = to + gap;
    }
  });
  return { spans, pitch };
}

/** A hill under each country, as high as the root of its part of all strokes. */
function hillsOf(spans: readonly Span[], height: number): Hill[] {
  const total = spans.reduce((sum, { strokes }) => sum + strokes, 0);
  return spans.map(({ band, from, to, strokes }) => ({
    band,
    x: (from + to) / 2,
    width: (to - from) * 0.55 + 12,
    rise: Math.sqrt(strokes / total) * height * (band === 0 ? 0.23 : 0.155),
  }));
}

function lineOf(hills: readonly Hill[], width: number, height: number, { low, crest }: Sky) {
  return (line: number, x: number): number => {
    const slope = low + (crest - low) * smooth(0.36, 0.97, x / width);
    const top = height * (slope + 0.026 * Math.sin((x / width) * 8.6 + 0.6));
    const band = Math.floor(line / ROWS);
    const depth = ((line + band * 0.9 + 1) / (LINES + 1.8)) ** 0.94;
    let rise = 0;
    for (const hill of hills) {
      if (hill.band === band) rise += hill.rise * Math.exp(-(((x - hill.x) / hill.width) ** 2));
    }
    return top + (height * 0.985 - top) * depth - rise * (1 - (line % ROWS) * 0.22);
  };
}

function marksOf(span: Span, lineAt: Land['lineAt'], height: number): Mark[] {
  const columns = Math.ceil(span.strokes / ROWS);
  return Array.from({ length: span.strokes }, (_, at) => {
    const row = Math.floor(at / columns);
    const line = span.band * ROWS + row;
    const x = span.from + (((at % columns) + 0.5) * (span.to - span.from)) / columns;
    const y = lineAt(line, x);
    const below = line + 1 < LINES ? lineAt(line + 1, x) - y : height * 0.06;
    const above = line > 0 ? y - lineAt(line - 1, x) : below;
    const room = row > 0 ? above : Math.min(below, Math.max(below * 0.5, above * 1.15));
    return { key: span.key, x, y, height: Math.max(3, Math.min(room * 0.7, height * 0.056)) };
  });
}

/** Lays out the land. The same input always gives the same land. */
export function landOf(countries: readonly LandCountry[], width: number, height: number): Land {
  const sky = height < LOW ? { low: 0.7, crest: 0.34 } : { low: 0.58, crest: 0.22 };
  const { spans, pitch } = spansOf(countries, width);
  const lineAt = lineOf(hillsOf(spans, height), width, height, sky);
  const byKey = new Map(spans.map((span) => [span.key, marksOf(span, lineAt, height)]));
  const marks = countries.flatMap(({ key }) => byKey.get(key) ?? []);
  return { width, height, lines: LINES, spans, marks, pitch, lineAt };
}

/** The land without countries. */
export function plainLand(width: number, height: number): Land {
  return landOf([], width, height);
}

/** A contour line as an SVG path. Relative, because it is in the HTML: 0.3 kB less than the absolute one. */
export function contourPath({ width, lineAt }: Land, line: number, every: number): string {
  const tenths = (x: number) => Math.round(lineAt(line, x) * 10);
  let path = `M0 ${tenths(0) / 10}`;
  for (let x = 0; x < width; x += every) {
    path += `l${every} ${(tenths(x + every) - tenths(x)) / 10}`;
  }
  return path;
}

/** Where the horns stand on the ridge: further right with each question, from 0. */
export function hornsAt({ width, lineAt }: Land, step: number): { x: number; y: number } {
  const x = width * (0.66 + 0.058 * step);
  return { x: Math.round(x), y: Math.round(lineAt(0, x)) - 3 };
}
