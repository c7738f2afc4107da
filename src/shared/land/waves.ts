/** Small waves of the land; each row has its own. */
export function waves(x: number, row: number): number {
  return (
    Math.sin(x * 0.021 + row * 1.7) * 1.1 +
    Math.sin(x * 0.047 + row * 2.9) * 0.6 +
    Math.sin(x * 0.009 + row * 0.8) * 1.6
  );
}
