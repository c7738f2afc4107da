import type { CatalogueScholarship } from './scholarship';
import { eastAsiaScholarships } from './scholarships-east-asia';
import { europeScholarships } from './scholarships-europe';
import { northAmericaScholarships } from './scholarships-north-america';
import { oceaniaScholarships } from './scholarships-oceania';
import { southeastAsiaScholarships } from './scholarships-southeast-asia';

export const scholarships: readonly CatalogueScholarship[] = [
  ...southeastAsiaScholarships,
  ...eastAsiaScholarships,
  ...europeScholarships,
  ...northAmericaScholarships,
  ...oceaniaScholarships,
];
