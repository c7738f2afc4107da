import type { CatalogueSchool } from './school';
import { australiaSchools } from './schools-australia';
import { canadaSchools } from './schools-canada';
import { finlandSchools } from './schools-finland';
import { franceSchools } from './schools-france';
import { germanySchools } from './schools-germany';
import { japanSchools } from './schools-japan';
import { malaysiaSchools } from './schools-malaysia';
import { netherlandsSchools } from './schools-netherlands';
import { newZealandSchools } from './schools-new-zealand';
import { singaporeSchools } from './schools-singapore';
import { southKoreaSchools } from './schools-south-korea';
import { taiwanSchools } from './schools-taiwan';
import { unitedKingdomSchools } from './schools-united-kingdom';
import { unitedStatesSchools } from './schools-united-states';
import { vietnamSchools } from './schools-vietnam';

export const schools: readonly CatalogueSchool[] = [
  ...unitedStatesSchools,
  ...australiaSchools,
  ...unitedKingdomSchools,
  ...netherlandsSchools,
  ...germanySchools,
  ...finlandSchools,
  ...malaysiaSchools,
  ...singaporeSchools,
  ...canadaSchools,
  ...japanSchools,
  ...southKoreaSchools,
  ...taiwanSchools,
  ...franceSchools,
  ...newZealandSchools,
  ...vietnamSchools,
];
