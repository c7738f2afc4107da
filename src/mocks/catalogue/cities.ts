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
      Fullerton 33.87 -117.92
      Las Vegas 36.17 -115.14
      Los Angeles 34.05 -118.24
      San Diego 32.72 -117.16
      San José 37.34 -121.89
      Santa Monica 34.02 -118.49
      Seattle 47.61 -122.33
      Stanford 37.43 -122.17`,
    'America/Phoenix': `
      Tempe 33.43 -111.94`,
    'America/Chicago': `
      Austin 30.27 -97.74
      College Station 30.63 -96.33
      Grinnell 41.74 -92.72
      Houston 29.76 -95.37
      Richardson 32.95 -96.73
      Urbana 40.11 -88.21`,
    'America/Indiana/Indianapolis': `
      West Lafayette 40.43 -86.91`,
    'America/New_York': `
      Atlanta 33.75 -84.39
      Boston 42.36 -71.06
      Cambridge 42.37 -71.11
      Columbus 39.96 -83.00
      Gainesville 29.65 -82.32
      Ithaca 42.44 -76.50
      New Haven 41.31 -72.92
      New York 40.71 -74.01
      Philadelphia 39.95 -75.17
      Providence 41.82 -71.41
      Savannah 32.08 -81.09
      State College 40.79 -77.86
      Tampa 27.95 -82.46`,
    'America/Detroit': `
      Ann Arbor 42.28 -83.74`,
  },
  AU: {
    'Australia/Sydney': `
      Canberra -35.28 149.13
      Newcastle -32.93 151.78
      Sydney -33.87 151.21
      Wollongong -34.42 150.89`,
    'Australia/Melbourne': `
      Melbourne -37.81 144.96`,
    'Australia/Brisbane': `
      Brisbane -27.47 153.03
      Gold Coast -28.02 153.40
      Townsville -19.26 146.82`,
    'Australia/Perth': `
      Perth -31.95 115.86`,
    'Australia/Hobart': `
      Hobart -42.88 147.33`,
    'Australia/Adelaide': `
      Adelaide -34.93 138.60`,
  },
  GB: {
    'Europe/London': `
      Belfast 54.60 -5.93
      Birmingham 52.49 -1.90
      Bournemouth 50.72 -1.88
      Bristol 51.45 -2.59
      Cambridge 52.21 0.12
      Cardiff 51.48 -3.18
      Coventry 52.41 -1.51
      Durham 54.78 -1.58
      Edinburgh 55.95 -3.19
      Exeter 50.73 -3.53
      Glasgow 55.86 -4.25
      Guildford 51.24 -0.57
      Leeds 53.80 -1.55
      London 51.51 -0.13
      Loughborough 52.77 -1.21
      Manchester 53.48 -2.24
      Newport 52.77 -2.38
      Nottingham 52.95 -1.15
      Oxford 51.75 -1.26
      Sheffield 53.38 -1.47
      Southampton 50.91 -1.40`,
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
      Nijmegen 51.84 5.86
      Rotterdam 51.92 4.48
      The Hague = La Hay 52.08 4.31
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
      Dresden 51.05 13.74
      Frankfurt am Main 50.11 8.68
      Göttingen 51.54 9.92
      Heidelberg 49.40 8.69
      Hof 50.32 11.92
      Kleve 51.79 6.14
      Lüneburg 53.25 10.41
      Mannheim 49.49 8.47
      Munich 48.14 11.58
      Potsdam 52.40 13.06
      Saarbrücken 49.24 7.00
      Sankt Augustin 50.78 7.19`,
  },
  FI: {
    'Europe/Helsinki': `
      Espoo 60.21 24.66
      Helsinki 60.17 24.94
      Jyväskylä 62.24 25.75
      Kuopio 62.89 27.68
      Lappeenranta 61.06 28.19
      Oulu 65.01 25.47
      Tampere 61.50 23.76
      Turku 60.45 22.27
      Vantaa 60.29 25.04`,
  },
  MY: {
    'Asia/Kuala_Lumpur': `
      Cyberjaya 2.92 101.65
      Johor Bahru 1.49 103.74
      Kuala Lumpur 3.14 101.69
      Penang 5.36 100.30
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
      Calgary 51.05 -114.07
      Edmonton 53.55 -113.49`,
    'America/Toronto': `
      Hamilton 43.26 -79.87
      London 42.98 -81.25
      Montreal 45.50 -73.57
      Ottawa 45.42 -75.70
      Toronto 43.65 -79.38
      Waterloo 43.46 -80.52`,
    'America/Halifax': `
      Halifax 44.65 -63.57`,
  },
  JP: {
    'Asia/Tokyo': `
      Beppu 33.28 131.49
      Fukuoka 33.59 130.40
      Kawagoe 35.93 139.49
      Kyoto 35.01 135.77
      Mitaka 35.68 139.56
      Nagoya 35.18 136.91
      Nisshin 35.13 137.04
      Osaka 34.69 135.50
      Sapporo 43.06 141.35
      Sendai 38.27 140.87
      Tokyo 35.68 139.69`,
  },
  KR: {
    'Asia/Seoul': `
      Busan 35.18 129.08
      Daejeon 36.35 127.38
      Incheon 37.46 126.71
      Seoul 37.57 126.98
      Ulsan 35.54 129.31`,
  },
  TW: {
    'Asia/Taipei': `
      Hsinchu = Tân Trúc 24.80 120.97
      Pingtung = Bình Đông 22.67 120.49
      Taichung = Đài Trung 24.15 120.67
      Tainan = Đài Nam 23.00 120.21
      Taipei = Đài Bắc 25.03 121.57
      Taoyuan = Đào Viên 24.99 121.30`,
  },
  FR: {
    'Europe/Paris': `
      Cergy 49.04 2.06
      Gif-sur-Yvette 48.70 2.13
      Jouy-en-Josas 48.76 2.17
      Lille 50.63 3.06
      Lyon 45.76 4.84
      Palaiseau 48.71 2.25
      Paris 48.86 2.35
      Strasbourg 48.57 7.75
      Toulouse 43.60 1.44
      Villeurbanne 45.77 4.88
      Écully 45.78 4.78`,
  },
  NZ: {
    'Pacific/Auckland': `
      Auckland -36.85 174.76
      Christchurch -43.53 172.64
      Dunedin -45.88 170.50
      Hamilton -37.79 175.28
      Lincoln -43.64 172.49
      Palmerston North -40.36 175.61
      Wellington -41.29 174.78`,
  },
  VN: {
    'Asia/Ho_Chi_Minh': `
      Hanoi = Hà Nội 21.03 105.85
      Ho Chi Minh City = Thành phố Hồ Chí Minh 10.78 106.70
      Hung Yen = Hưng Yên 20.65 106.05
      Thu Dau Mot = Thủ Dầu Một 10.98 106.65`,
  },
  CN: {
    'Asia/Shanghai': `
      Beijing = Bắc Kinh 39.90 116.41
      Guilin = Quế Lâm 25.27 110.29
      Hangzhou = Hàng Châu 30.27 120.16
      Hefei = Hợp Phì 31.82 117.23
      Nanning = Nam Ninh 22.82 108.37
      Ningbo = Ninh Ba 29.87 121.54
      Shanghai = Thượng Hải 31.23 121.47
      Xiamen = Hạ Môn 24.48 118.09`,
  },
  HK: {
    'Asia/Hong_Kong': `
      Hong Kong = Hồng Kông 22.32 114.17`,
  },
  IE: {
    'Europe/Dublin': `
      Cork 51.90 -8.47
      Dublin 53.35 -6.26
      Galway 53.27 -9.05
      Limerick 52.66 -8.63
      Maynooth 53.38 -6.59`,
  },
  IT: {
    'Europe/Rome': `
      Bologna 44.49 11.34
      Bra 44.70 7.85
      Milan = Milano 45.46 9.19
      Padua = Padova 45.41 11.88
      Rome = Roma 41.90 12.50
      Turin = Torino 45.07 7.69
      Venice 45.44 12.32`,
  },
  ES: {
    'Europe/Madrid': `
      Barcelona 41.39 2.17
      Madrid 40.42 -3.70
      Valencia 39.47 -0.38`,
  },
  CH: {
    'Europe/Zurich': `
      Crans-Montana 46.31 7.48
      Geneva 46.20 6.14
      Lausanne 46.52 6.63
      Lugano 46.00 8.95
      Winterthur 47.50 8.72
      Zurich = Zürich 47.38 8.54`,
  },
  SE: {
    'Europe/Stockholm': `
      Gothenburg 57.71 11.97
      Jönköping 57.78 14.16
      Linköping 58.41 15.62
      Lund 55.70 13.19
      Malmö 55.60 13.00
      Stockholm 59.33 18.07
      Uppsala 59.86 17.64`,
  },
  HU: {
    'Europe/Budapest': `
      Budapest 47.50 19.04
      Debrecen 47.53 21.63`,
  },
  PL: {
    'Europe/Warsaw': `
      Kraków 50.06 19.94
      Warsaw = Warszawa 52.23 21.01
      Wrocław 51.11 17.04`,
  },
  TH: {
    'Asia/Bangkok': `
      Bangkok 13.76 100.50
      Chiang Mai 18.79 98.98`,
  },
  AT: {
    'Europe/Vienna': `
      Vienna 48.21 16.37`,
  },
  DK: {
    'Europe/Copenhagen': `
      Aarhus 56.16 10.20
      Copenhagen 55.68 12.57
      Kongens Lyngby 55.77 12.50
      Odense 55.40 10.40`,
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
