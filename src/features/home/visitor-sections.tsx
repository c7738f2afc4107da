import { ClosingSoonest } from './closing-soonest';
import { ResultExample } from './result-example';
import { Promises } from './promises';

/** A visitor's home below the first question. */
export function VisitorSections() {
  return (
    <>
      <ResultExample />
      <ClosingSoonest />
      <Promises />
    </>
  );
}
