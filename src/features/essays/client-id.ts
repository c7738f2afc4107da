/** An id for something that is about to be made, so that asking twice makes it once. */
export function newClientId(): string {
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint32Array(3));
  return [one, two, three].map((part) => part.toString(36)).join('-');
}
