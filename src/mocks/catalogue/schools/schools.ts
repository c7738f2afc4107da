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
import { chinaSchools } from './asia/china';
import { hongKongSchools } from './asia/hong-kong';
import { irelandSchools } from './europe/ireland';
import { italySchools } from './europe/italy';
import { spainSchools } from './europe/spain';
import { switzerlandSchools } from './europe/switzerland';
import { swedenSchools } from './europe/sweden';
import { hungarySchools } from './europe/hungary';
import { polandSchools } from './europe/poland';
import { thailandSchools } from './asia/thailand';
import { austriaSchools } from './europe/austria';
import { denmarkSchools } from './europe/denmark';
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
  ...chinaSchools,
  ...hongKongSchools,
  ...irelandSchools,
  ...italySchools,
  ...spainSchools,
  ...switzerlandSchools,
  ...swedenSchools,
  ...hungarySchools,
  ...polandSchools,
  ...thailandSchools,
  ...austriaSchools,
  ...denmarkSchools,
];
