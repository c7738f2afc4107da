import { keysOf } from '@/lib/keys-of';
import type { EndpointMap, EndpointName } from './endpoint-map';
import { achievementRoutes } from '@/mocks/handlers/achievement';
import { authRoutes } from '@/mocks/handlers/auth';
import { bookmarkRoutes } from '@/mocks/handlers/bookmark';
import { discoveryRoutes } from '@/mocks/handlers/discovery';
import { engineRoutes } from '@/mocks/handlers/engine';
import { essayRoutes } from '@/mocks/handlers/essay';
import { feedbackRoutes } from '@/mocks/handlers/feedback';
import { journeyRoutes } from '@/mocks/handlers/journey';
import { planStepRoutes } from '@/mocks/handlers/plan-step';
import { resourceRoutes } from '@/mocks/handlers/resource';
import { scholarshipRoutes } from '@/mocks/handlers/scholarship';
import { majorRoutes } from '@/mocks/handlers/major';
import { schoolRoutes } from '@/mocks/handlers/school';
import { searchRoutes } from '@/mocks/handlers/search';
import { sophieRoutes } from '@/mocks/handlers/sophie';
import { userRoutes } from '@/mocks/handlers/user';
import type { Route } from './route';

/** Every call of the contract with its handler; a missing one does not compile. */
export const routes: { readonly [Name in EndpointName]: Route<EndpointMap[Name]> } = {
  ...authRoutes,
  ...userRoutes,
  ...journeyRoutes,
  ...engineRoutes,
  ...schoolRoutes,
  ...searchRoutes,
  ...majorRoutes,
  ...scholarshipRoutes,
  ...bookmarkRoutes,
  ...planStepRoutes,
  ...essayRoutes,
  ...achievementRoutes,
  ...feedbackRoutes,
  ...sophieRoutes,
  ...discoveryRoutes,
  ...resourceRoutes,
};

/** The names of all calls. */
export const endpointNames = keysOf(routes);
