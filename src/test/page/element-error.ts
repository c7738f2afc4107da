import { prettyDOM } from '@testing-library/react';

/**
 * The error of a query that found nothing. Its message ends with the DOM, which is printed only when the message is
 * read: `waitFor` throws away the error of each attempt, and printing them took a fifth of the time of these tests.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`,
  });
  return error;
}
