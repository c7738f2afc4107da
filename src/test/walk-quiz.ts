import { screen } from '@testing-library/react';
import type { RenderedRoute } from './render-route';

/** The heading of the quiz. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
/** Clicks a button of the quiz once it shows. */
export const press = (user: RenderedRoute['user'], name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
/** The requests for a result. */
export const quizCalls = async ({ requests }: RenderedRoute) =>
  (await requests()).filter(({ url }) => url.includes('/major-discovery/quiz'));

/** Answers the two required questions, up to the screen before the cards. */
export async function toCover(app: RenderedRoute): Promise<void> {
  const { user } = app;
  await heading('Not sure what to study?');
  await press(user, 'Start the quiz');
  await user.click(screen.getByRole('checkbox', { name: /^I like numbers/ }));
  await user.click(screen.getByRole('checkbox', { name: /^I like being/ }));
  await press(user, 'Next');
  await user.click(screen.getByRole('radio', { name: /^Quiet and focused/ }));
  await press(user, 'Next');
  await heading('Which of 18 things would you enjoy?');
}

/** The title of the sample answers' result. */
export const RESULT = 'Curious and orderly';

/** Leaves the cards out, up to the result of the sample answers. */
export async function toResult(app: RenderedRoute): Promise<void> {
  await toCover(app);
  await press(app.user, 'Skip the cards');
  await heading(RESULT);
}
