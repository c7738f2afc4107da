import type { EndpointMap, EndpointName } from './endpoint-map';
import { achievementRoutes } from './handlers/achievement';
import { authRoutes } from './handlers/auth';
import { bookmarkRoutes } from './handlers/bookmark';
import { engineRoutes } from './handlers/engine';
import { essayRoutes } from './handlers/essay';
import { journeyRoutes } from './handlers/journey';
import { schoolRoutes } from './handlers/school';
import { userRoutes } from './handlers/user';
import type { Route } from './route';

/** Every call of the contract with its answer; one that is missing does not compile. */
export const routes = {
  ...authRoutes,
  ...userRoutes,
  ...journeyRoutes,
  ...engineRoutes,
  ...schoolRoutes,
  ...bookmarkRoutes,
  ...essayRoutes,
  ...achievementRoutes,
} satisfies { [Name in EndpointName]: Route<EndpointMap[Name]> };

// `Object.keys` forgets what the line above has made sure of: the keys are the names.
/** The names of all calls. */
export const endpointNames = Object.keys(routes) as EndpointName[];
