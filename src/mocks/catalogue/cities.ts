import type { CountryCode } from './countries';
import type { Text } from './text';

/** A city with schools. */
type CatalogueCity = {
  name: Text;
  /** Degrees north and east. */
  position: { lat: number; lon: number };
  /** IANA time zone, in which the deadlines of its schools end. */
  timeZone: string;
};

/** By country and time zone, one city in a row: `English name = Vietnamese name latitude longitude`. */
const table: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  US: {
    'America/Los_Angeles': `
      Auburn 47.31 -122.23
      Berkeley 37.87 -122.27
      Corvallis 44.56 -123.26
      Cupertino 37.32 -122.03
      Los Angeles 34.05 -118.24
      San Diego 32.72 -117.16
      Santa Monica 34.02 -118.49
      Seattle 47.61 -122.33
      Stanford 37.43 -122.17`,
    'America/Phoenix': `
      Tempe 33.43 -111.94`,
    'America/Chicago': `
      Grinnell 41.74 -92.72
      Urbana 40.11 -88.21`,
    'America/Indiana/Indianapolis': `
      West Lafayette 40.43 -86.91`,
    'America/New_York': `
      Atlanta 33.75 -84.39
      Boston 42.36 -71.06
      Cambridge 42.37 -71.11
      New York 40.71 -74.01
      Providence 41.82 -71.41
      State College 40.79 -77.86`,
  },
  AU: {
    'Australia/Sydney': `
      Canberra -35.28 149.13
      Sydney -33.87 151.21`,
    'Australia/Melbourne': `
      Melbourne -37.81 144.96`,
    'Australia/Brisbane': `
      Brisbane -27.47 153.03
      Gold Coast -28.02 153.40`,
    'Australia/Perth': `
      Perth -31.95 115.86`,
    'Australia/Hobart': `
      Hobart -42.88 147.33`,
  },
  GB: {
    'Europe/London': `
      Belfast 54.60 -5.93
      Bristol 51.45 -2.59
      Cardiff 51.48 -3.18
      Coventry 52.41 -1.51
      Edinburgh 55.95 -3.19
      Glasgow 55.86 -4.25
      Leeds 53.80 -1.55
      London 51.51 -0.13
      Loughborough 52.77 -1.21
      Manchester 53.48 -2.24
      Nottingham 52.95 -1.15
      Sheffield 53.38 -1.47`,
  },
  NL: {
    'Europe/Amsterdam': `
      Amsterdam 52.37 4.90
      Breda 51.59 4.78
      Delft 52.01 4.36
      Eindhoven 51.44 5.48
      Enschede 52.22 6.89
      Groningen 53.22 6.57
      Leiden 52.16 4.49
      Maastricht 50.85 5.69
      Rotterdam 51.92 4.48
      Tilburg 51.56 5.09
      Utrecht 52.09 5.12
      Wageningen 51.97 5.67`,
  },
  DE: {
    'Europe/Berlin': `
      Aachen 50.78 6.08
      Berlin 52.52 13.40
      Bremen 53.08 8.80
      Deggendorf 48.84 12.96
      Frankfurt am Main 50.11 8.68
      Heidelberg 49.40 8.69
      Kleve 51.79 6.14
      Lüneburg 53.25 10.41
      Munich 48.14 11.58
      Potsdam 52.40 13.06
      Saarbrücken 49.24 7.00`,
  },
  FI: {
    'Europe/Helsinki': `
      Espoo 60.21 24.66
      Helsinki 60.17 24.94
      Jyväskylä 62.24 25.75
      Lappeenranta 61.06 28.19
      Oulu 65.01 25.47
      Tampere 61.50 23.76`,
  },
  MY: {
    'Asia/Kuala_Lumpur': `
      Kuala Lumpur 3.14 101.69
      Semenyih 2.95 101.84
      Subang Jaya 3.05 101.58`,
  },
  SG: {
    'Asia/Singapore': `
      Singapore 1.35 103.82`,
  },
  CA: {
    'America/Vancouver': `
      Burnaby 49.25 -122.98
      Vancouver 49.28 -123.12`,
    'America/Edmonton': `
      Edmonton 53.55 -113.49`,
    'America/Toronto': `
      Montreal 45.50 -73.57
      Toronto 43.65 -79.38
      Waterloo 43.46 -80.52`,
  },
  JP: {
    'Asia/Tokyo': `
      Beppu 33.28 131.49
      Fukuoka 33.59 130.40
      Mitaka 35.68 139.56
      Nagoya 35.18 136.91
      Tokyo 35.68 139.69`,
  },
  KR: {
    'Asia/Seoul': `
      Daejeon 36.35 127.38
      Seoul 37.57 126.98
      Ulsan 35.54 129.31`,
  },
  TW: {
    'Asia/Taipei': `
      Hsinchu = Tân Trúc 24.80 120.97
      Tainan = Đài Nam 23.00 120.21
      Taipei = Đài Bắc 25.03 121.57`,
  },
  FR: {
    'Europe/Paris': `
      Cergy 49.04 2.06
      Écully 45.78 4.78
      Gif-sur-Yvette 48.70 2.13
      Palaiseau 48.71 2.25
      Paris 48.86 2.35
      Toulouse 43.60 1.44`,
  },
  NZ: {
    'Pacific/Auckland': `
      Auckland -36.85 174.76
      Christchurch -43.53 172.64
      Dunedin -45.88 170.50
      Palmerston North -40.36 175.61
      Wellington -41.29 174.78`,
  },
  VN: {
    'Asia/Ho_Chi_Minh': `
      Hanoi = Hà Nội 21.03 105.85
      Ho Chi Minh City = Thành phố Hồ Chí Minh 10.78 106.70
      Hung Yen = Hưng Yên 20.65 106.05`,
  },
};

const ROW = /^(?<en>.+?)(?: = (?<vi>.+?))? (?<lat>-?\d+\.\d+) (?<lon>-?\d+\.\d+)$/;

function parseCity(row: string, timeZone: string): CatalogueCity {
  const { en, vi, lat, lon } = ROW.exec(row)?.groups ?? {};
  if (en === undefined) throw new Error(`Not a city: ${row}`);
  return { name: { en, vi: vi ?? en }, position: { lat: Number(lat), lon: Number(lon) }, timeZone };
}

/** All cities, by `country code + English name`. */
const cities: ReadonlyMap<string, CatalogueCity> = new Map(
  Object.entries(table).flatMap(([code, zones]) =>
    Object.entries(zones).flatMap(([zone, rows]) =>
      rows
        .trim()
        .split(/\s*\n\s*/)
        .map((row) => {
          const city = parseCity(row, zone);
          return [`${code} ${city.name.en}`, city] as const;
        }),
    ),
  ),
);

/** A city by its English name. Throws for an unknown one. */
export function cityOf(code: CountryCode, name: string): CatalogueCity {
  const city = cities.get(`${code} ${name}`);
  if (!city) throw new Error(`No city ${name} in ${code}`);
  return city;
}
