import { screen } from '@testing-library/react';
import type { RenderedRoute } from './render-route';

/** The heading of what the quiz shows. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
/** Presses a button of the quiz once it is there. */
export const press = (user: RenderedRoute['user'], name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
/** The calls that asked for a result. */
export const quizCalls = async ({ requests }: RenderedRoute) =>
  (await requests()).filter(({ url }) => url.includes('/major-discovery/quiz'));

/** Answers the two questions that need an answer, to the first that does not. */
export async function toMbti(app: RenderedRoute): Promise<void> {
  const { user } = app;
  await heading('Not sure what to study?');
  await press(user, 'Start the quiz');
  await user.click(screen.getByRole('checkbox', { name: /^I like numbers/ }));
  await user.click(screen.getByRole('checkbox', { name: /^I like being/ }));
  await press(user, 'Next');
  await user.click(screen.getByRole('radio', { name: /^Quiet and focused/ }));
  await press(user, 'Next');
  await heading('Do you know your MBTI type?');
}

/** And past that one, to the activities. */
export async function toActivities(app: RenderedRoute): Promise<void> {
  await toMbti(app);
  await press(app.user, 'Skip this question');
  await heading('Would you like doing this?');
}

/** And past those, to the result of the sample answers. */
export async function toResult(app: RenderedRoute): Promise<void> {
  await toActivities(app);
  await press(app.user, 'Skip and show my result');
  await heading('Finding out and putting in order');
}
