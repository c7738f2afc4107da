import type { CatalogueSchool } from './school';
import { australiaSchools } from './oceania/australia';
import { canadaSchools } from './americas/canada';
import { finlandSchools } from './europe/finland';
import { franceSchools } from './europe/france';
import { germanySchools } from './europe/germany';
import { japanSchools } from './asia/japan';
import { malaysiaSchools } from './asia/malaysia';
import { netherlandsSchools } from './europe/netherlands';
import { newZealandSchools } from './oceania/new-zealand';
import { singaporeSchools } from './asia/singapore';
import { southKoreaSchools } from './asia/south-korea';
import { taiwanSchools } from './asia/taiwan';
import { unitedKingdomSchools } from './europe/united-kingdom';
import { unitedStatesSchools } from './americas/united-states';
import { vietnamSchools } from './asia/vietnam';

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
