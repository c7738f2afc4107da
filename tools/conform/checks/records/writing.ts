import type { Run } from '../../check';
import type { Client } from '../../client';
import { isSame } from '../../compare';

const DRAFT =
  'I have always been very interested in bridges. When I was ten, I built one from chopsticks. It was really good.';

async function checkFeedback({ report, good }: Client): Promise<void> {
  const { reply, value } = await good('postEssayFeedback', { body: { text: DRAFT } });
  const outside = value.comments.find(
    ({ start, end }) => start < 0 || end > DRAFT.length || start >= end,
  );
  report.check(outside === undefined, reply, {
    expected: `"start" and "end" of a comment inside the text, from 0 to ${DRAFT.length}`,
    came: `${outside?.start} to ${outside?.end}`,
    so: 'The app marks the wrong words.',
  });
  const level = value.scores.find((row) => row.level != null && ![1, 2, 3, 4].includes(row.level));
  report.check(level === undefined, reply, {
    expected: '"level" from 1 to 4',
    came: String(level?.level),
  });
  const again = await good('postEssayFeedback', { body: { text: DRAFT }, note: 'a second time' });
  report.check(isSame(again.value, value), again.reply, {
    expected: 'the same feedback for the same text',
    came: 'another one',
    severity: 'warning',
  });
}

async function checkQuiz({ report, good }: Client): Promise<void> {
  const body = {
    statements: ['numbers', 'people'],
    environment: 'quiet',
    mbti: 'INTP',
    activities: [{ id: 'puzzle', rating: 'like' }],
  } as const;
  const sent = {
    body: { ...body, statements: [...body.statements], activities: [...body.activities] },
  };
  const { value } = await good('postQuiz', sent);
  const again = await good('postQuiz', { ...sent, note: 'a second time' });
  report.check(isSame(again.value, value), again.reply, {
    expected: 'the same result for the same answers',
    came: 'another one',
    so: 'The result of the quiz changes when the page is opened again.',
  });
  await good('postQuiz', { body: { statements: [] } });
}

/** Feedback on a draft and the quiz: neither stores anything. */
export async function checkWriting({ visitor, main, part }: Run): Promise<void> {
  await part(() => checkFeedback(visitor));
  await part(() => checkQuiz(visitor));
  await part(() => checkQuiz(main.client));
}
