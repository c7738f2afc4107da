/** What a guard or a loader throws for a page that does not exist (spec section 8). */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}
