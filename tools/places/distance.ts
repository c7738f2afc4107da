import { SIZE } from './land.ts';

const FAR = 1e9;

/** Squared distances along one line to its lowest parabola (Felzenszwalb and Huttenlocher, 2012). */
function transformLine(line: Float64Array): Float64Array {
  const size = line.length;
  const vertices = new Int32Array(size);
  const bounds = new Float64Array(size + 1);
  const at = (index: number) => line[index] ?? FAR;
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let q = 1; q < size; q++) {
    const crossing = () => {
      const p = vertices[last] ?? 0;
      return (at(q) + q * q - at(p) - p * p) / (2 * q - 2 * p);
    };
    let s = crossing();
    while (last > 0 && s <= (bounds[last] ?? 0)) {
      last--;
      s = crossing();
    }
    last++;
    vertices[last] = q;
    bounds[last] = s;
    bounds[last + 1] = Infinity;
  }
  last = 0;
  return Float64Array.from(line, (_, q) => {
    while ((bounds[last + 1] ?? Infinity) < q) last++;
    const p = vertices[last] ?? 0;
    return (q - p) ** 2 + at(p);
  });
}

/** The distance of each cell to the nearest one of `value`. */
function distancesTo(mask: Uint8Array, value: 0 | 1): Float64Array {
  const field = Float64Array.from(mask, (cell) => (cell === value ? 0 : FAR));
  const column = new Float64Array(SIZE);
  for (let x = 0; x < SIZE; x++) {
    for (let y = 0; y < SIZE; y++) column[y] = field[y * SIZE + x] ?? FAR;
    transformLine(column).forEach((distance, y) => (field[y * SIZE + x] = distance));
  }
  for (let y = 0; y < SIZE; y++) {
    field.set(transformLine(field.slice(y * SIZE, (y + 1) * SIZE)), y * SIZE);
  }
  return field.map(Math.sqrt);
}

/** The distance of each cell to the coast: positive on land, negative at sea. */
export function coastDistances(mask: Uint8Array): Float64Array {
  const [toLand, toSea] = [distancesTo(mask, 1), distancesTo(mask, 0)];
  return toLand.map((distance, index) =>
    mask[index] === 1 ? (toSea[index] ?? 0) - 0.5 : 0.5 - distance,
  );
}

/** Each step averages a cell with its neighbors. */
export function blur(field: Float64Array, steps: number): Float64Array {
  let current = field;
  for (let step = 0; step < steps; step++) {
    const before = current;
    current = before.slice();
    for (let y = 1; y < SIZE - 1; y++) {
      for (let i = y * SIZE + 1; i < (y + 1) * SIZE - 1; i++) {
        const around =
          (before[i - 1] ?? 0) +
          (before[i + 1] ?? 0) +
          (before[i - SIZE] ?? 0) +
          (before[i + SIZE] ?? 0);
        current[i] = ((before[i] ?? 0) * 4 + around) / 8;
      }
    }
  }
  return current;
}
