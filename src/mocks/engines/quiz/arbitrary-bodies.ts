import * as fc from 'fast-check';
import {
  ACTIVITIES,
  ENVIRONMENTS,
  INTERESTS,
  MBTI_TYPES,
  RATINGS,
  STATEMENTS,
  type Interest,
  type QuizBody,
  type Rating,
} from '@/api/discovery/contract';
import { ACTIVITY_TYPES } from './weights';

const ratings = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom(...ACTIVITIES), rating: fc.constantFrom(...RATINGS) }),
    {
      selector: ({ id }) => id,
      maxLength: 18,
    },
  )
  .map((list) => list.toSorted((a, b) => ACTIVITIES.indexOf(a.id) - ACTIVITIES.indexOf(b.id)));

/** Any answers: some questions open, activities in the order of the contract. */
export const arbitraryBody: fc.Arbitrary<QuizBody> = fc.record({
  statements: fc.subarray([...STATEMENTS]),
  environment: fc.option(fc.constantFrom(...ENVIRONMENTS)),
  mbti: fc.option(fc.constantFrom(...MBTI_TYPES)),
  activities: fc.option(ratings),
});

export const arbitraryType = fc.constantFrom(...INTERESTS);

/** All activities rated: `own` for those of one type, `others` for the rest. */
export function allRated(
  type: Interest,
  own: Rating,
  others: Rating,
): NonNullable<QuizBody['activities']> {
  return ACTIVITIES.map((id) => ({ id, rating: ACTIVITY_TYPES[id] === type ? own : others }));
}

export function withRating(
  body: QuizBody,
  id: (typeof ACTIVITIES)[number],
  rating: Rating,
): QuizBody {
  const others = (body.activities ?? []).filter((one) => one.id !== id);
  return { ...body, activities: [...others, { id, rating }] };
}
