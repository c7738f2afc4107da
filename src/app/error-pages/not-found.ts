/** Thrown by a guard or a loader for a page that does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}
