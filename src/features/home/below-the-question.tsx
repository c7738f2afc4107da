import { ClosingSoonest } from './closing-soonest';
import { EveryResultSaysWhy } from './every-result-says-why';
import { WillNotDo } from './will-not-do';

/** The rest of a visitor's home: how results read, the nearest deadlines, three promises. */
export function BelowTheQuestion() {
  return (
    <>
      <EveryResultSaysWhy />
      <ClosingSoonest />
      <WillNotDo />
    </>
  );
}
