import { countryId, type CountryCode } from './countries';
import type { CatalogueSchool } from '@/mocks/catalogue/schools/school';

/** Countries with one time zone, or with all of our schools in one. */
const byCountry: Record<Exclude<CountryCode, 'US' | 'AU' | 'CA'>, string> = {
  GB: 'Europe/London',
  NL: 'Europe/Amsterdam',
  DE: 'Europe/Berlin',
  FI: 'Europe/Helsinki',
  MY: 'Asia/Kuala_Lumpur',
  SG: 'Asia/Singapore',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  TW: 'Asia/Taipei',
  FR: 'Europe/Paris',
  NZ: 'Pacific/Auckland',
  VN: 'Asia/Ho_Chi_Minh',
};

/** Cities by time zone, in English, for countries with several. */
const byCity: Record<'US' | 'AU' | 'CA', Readonly<Record<string, readonly string[]>>> = {
  US: {
    'America/Los_Angeles': [
      'Auburn',
      'Berkeley',
      'Corvallis',
      'Cupertino',
      'Los Angeles',
      'San Diego',
      'Santa Monica',
      'Seattle',
      'Stanford',
    ],
    'America/Phoenix': ['Tempe'],
    'America/Chicago': ['Grinnell', 'Urbana'],
    'America/Indiana/Indianapolis': ['West Lafayette'],
    'America/New_York': [
      'Atlanta',
      'Boston',
      'Cambridge',
      'New York',
      'Providence',
      'State College',
    ],
  },
  AU: {
    'Australia/Sydney': ['Canberra', 'Sydney'],
    'Australia/Melbourne': ['Melbourne'],
    'Australia/Brisbane': ['Brisbane', 'Gold Coast'],
    'Australia/Perth': ['Perth'],
    'Australia/Hobart': ['Hobart'],
  },
  CA: {
    'America/Vancouver': ['Burnaby', 'Vancouver'],
    'America/Edmonton': ['Edmonton'],
    'America/Toronto': ['Montreal', 'Toronto', 'Waterloo'],
  },
};

const zones = new Map<string, string>([
  ...Object.entries(byCountry).map(
    // `Object.entries` loses the type of the keys.
    ([code, zone]) => [String(countryId[code as CountryCode]), zone] as const,
  ),
  ...Object.entries(byCity).flatMap(([code, cities]) =>
    Object.entries(cities).flatMap(
      ([zone, names]) =>
        names.map((name) => [`${countryId[code as CountryCode]} ${name}`, zone] as const), // as above
    ),
  ),
]);

/** IANA time zone in which a school's deadlines end. Throws for an unknown one. */
export function timeZoneOf({ countryId: country, city, name }: CatalogueSchool): string {
  const zone = zones.get(String(country)) ?? zones.get(`${country} ${city.en}`);
  if (zone === undefined) throw new Error(`No time zone for ${name.en}`);
  return zone;
}
