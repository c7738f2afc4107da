/** Four 32-bit hashes of a text, and its length; collisions are negligible. Not for secrets. */
export function textHash(text: string): string {
  let [a, b, c, d] = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x7f4a7c15];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
    c = Math.imul(c ^ unit, 2246822507);
    d = Math.imul(d ^ unit, 3266489909);
  }
  const mix = (one: number, two: number) =>
    (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)) >>> 0;
  return [text.length, mix(a, b), mix(b, a), mix(c, d), mix(d, c)]
    .map((part) => part.toString(36))
    .join('.');
}
