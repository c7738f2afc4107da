import type { EndpointName } from '@/mocks/server/endpoint-map';
import type { Damage } from './damaged-server';

/** One thing that a backend may get wrong, and the call that a report has to name. */
export type Deviation = {
  title: string;
  name: EndpointName;
  /** The checks that look at it; each run is short that way. */
  only: readonly string[];
  /** A text that its sentence has to contain. */
  says: string;
  damage: Damage;
  /** Every call has it, not only the one that is named. */
  everywhere?: true;
  /** Milliseconds between two words of Sophie; none by default. */
  pace?: number;
};
