import type { EndpointMap, EndpointName } from './endpoint-map';
import { achievementRoutes } from './handlers/achievement';
import { authRoutes } from './handlers/auth';
import { bookmarkRoutes } from './handlers/bookmark';
import { discoveryRoutes } from './handlers/discovery';
import { engineRoutes } from './handlers/engine';
import { essayRoutes } from './handlers/essay';
import { feedbackRoutes } from './handlers/feedback';
import { journeyRoutes } from './handlers/journey';
import { resourceRoutes } from './handlers/resource';
import { scholarshipRoutes } from './handlers/scholarship';
import { majorRoutes } from './handlers/major';
import { schoolRoutes } from './handlers/school';
import { sophieRoutes } from './handlers/sophie';
import { userRoutes } from './handlers/user';
import type { Route } from './route';

/** Every call of the contract with its answer; one that is missing does not compile. */
export const routes = {
  ...authRoutes,
  ...userRoutes,
  ...journeyRoutes,
  ...engineRoutes,
  ...schoolRoutes,
  ...majorRoutes,
  ...scholarshipRoutes,
  ...bookmarkRoutes,
  ...essayRoutes,
  ...achievementRoutes,
  ...feedbackRoutes,
  ...sophieRoutes,
  ...discoveryRoutes,
  ...resourceRoutes,
} satisfies { [Name in EndpointName]: Route<EndpointMap[Name]> };

// `Object.keys` forgets what the line above has made sure of: the keys are the names.
/** The names of all calls. */
export const endpointNames = Object.keys(routes) as EndpointName[];
