import { countries, type CountryCode } from './countries';
import type { CatalogueSchool } from '@/mocks/catalogue/schools/school';

/** Kind of source that the figures of a country follow. */
type CostBasis = 'government' | 'universities' | 'survey';

/** Costs of a year besides tuition, in US dollars. Illustrative. */
type CostsOfYear = {
  /** Rent, food, transport and books. */
  living: number;
  insurance: number;
  /** Visa and residence permit, per year of a bachelor's degree. */
  visa: number;
  /** One round-trip flight from Vietnam. */
  travel: number;
  basis: CostBasis;
  /** Month in which the basis was looked at, `YYYY-MM`. */
  checked: string;
};

/** Month in which the figures of the catalogue were looked at, `YYYY-MM`. */
export const CHECKED = '2026-10';

/** Illustrative exchange rate, and its day. */
export const EXCHANGE_RATE = { dongPerDollar: 26_000, checked: '2026-10-15' };

/** Living, insurance, visa, travel, and the kind of source. Governments publish what a visa asks for. */
const byCountry: Readonly<
  Record<CountryCode, readonly [number, number, number, number, CostBasis]>
> = {
  US: [17_500, 2500, 200, 1500, 'universities'],
  AU: [20_000, 450, 350, 1000, 'government'],
  GB: [15_500, 1000, 250, 1200, 'government'],
  NL: [14_500, 700, 150, 1200, 'government'],
  DE: [13_000, 1600, 100, 1200, 'government'],
  FI: [10_500, 300, 200, 1200, 'government'],
  MY: [5500, 200, 200, 250, 'universities'],
  SG: [13_000, 300, 100, 300, 'universities'],
  CA: [16_500, 700, 100, 1500, 'government'],
  JP: [10_000, 200, 50, 700, 'survey'],
  KR: [9000, 650, 50, 500, 'survey'],
  TW: [6500, 350, 50, 400, 'universities'],
  FR: [10_500, 300, 100, 1200, 'government'],
  NZ: [13_500, 500, 200, 1200, 'government'],
  VN: [3500, 50, 0, 100, 'survey'],
  CN: [5500, 150, 50, 400, 'universities'],
  HK: [13_500, 300, 50, 300, 'universities'],
  IE: [14_000, 700, 350, 1300, 'government'],
  IT: [10_500, 200, 150, 1200, 'universities'],
  ES: [10_500, 600, 100, 1200, 'government'],
  CH: [22_500, 1800, 150, 1300, 'universities'],
  SE: [11_500, 0, 150, 1200, 'government'],
  HU: [7500, 700, 100, 1100, 'universities'],
  PL: [7500, 250, 100, 1100, 'survey'],
  TH: [5500, 250, 100, 250, 'universities'],
  AT: [12_500, 900, 200, 1200, 'government'],
  DK: [13_500, 0, 350, 1300, 'government'],
};

/** Cities where living costs differ from the country, as a factor. */
const cityFactor: Readonly<Record<string, number>> = {
  'US New York': 1.5,
  'US Boston': 1.35,
  'US Cambridge': 1.35,
  'US Stanford': 1.35,
  'US Berkeley': 1.35,
  'US San José': 1.3,
  'US Los Angeles': 1.25,
  'US Seattle': 1.2,
  'US State College': 0.85,
  'US West Lafayette': 0.85,
  'AU Sydney': 1.15,
  'AU Hobart': 0.9,
  'GB London': 1.3,
  'GB Belfast': 0.85,
  'NL Amsterdam': 1.2,
  'DE Munich': 1.2,
  'CA Toronto': 1.2,
  'CA Vancouver': 1.2,
  'JP Tokyo': 1.2,
  'KR Seoul': 1.2,
  'FR Paris': 1.35,
  'NZ Auckland': 1.15,
  'CN Beijing': 1.25,
  'CN Shanghai': 1.3,
  'IE Dublin': 1.25,
  'IT Milan': 1.25,
  'ES Barcelona': 1.15,
  'ES Madrid': 1.15,
  'SE Stockholm': 1.15,
  'DK Copenhagen': 1.15,
  'VN Ho Chi Minh City': 1.15,
};

const codeById = new Map(countries.map(({ id, code }) => [id, code]));

/** What a year at a school costs besides tuition. */
export function costsOf({ countryId, city }: CatalogueSchool): CostsOfYear {
  const code = codeById.get(countryId);
  if (code === undefined) throw new Error(`No country ${countryId}`);
  const [living, insurance, visa, travel, basis] = byCountry[code];
  const factor = cityFactor[`${code} ${city.en}`] ?? 1;
  return {
    living: Math.round((living * factor) / 100) * 100,
    insurance,
    visa,
    travel,
    basis,
    checked: CHECKED,
  };
}
