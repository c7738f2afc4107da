import type { Text } from '@/mocks/catalogue/text';

/** Something that students ask for and that the catalogue lacks, with the nearest that it has. */
export type Absent = {
  kind: 'country' | 'city' | 'major' | 'school';
  name: Text;
  /** ISO codes for a country, city or school, English titles for a major. */
  near: readonly string[];
};

/** Nearest countries by ISO code. */
export const nearCountries: Readonly<Record<string, readonly string[]>> = {
  CN: ['TW', 'SG', 'MY'],
  HK: ['TW', 'SG', 'MY'],
  IE: ['GB', 'NL'],
  IT: ['FR', 'DE'],
  ES: ['FR', 'NL'],
  CH: ['DE', 'FR'],
  SE: ['FI', 'NL'],
  HU: ['DE', 'FI'],
  AT: ['DE', 'NL'],
  BE: ['NL', 'FR'],
  DK: ['FI', 'NL'],
  NO: ['FI', 'NL'],
  PL: ['DE', 'FI'],
  CZ: ['DE', 'FI'],
  PT: ['FR', 'NL'],
  TH: ['MY', 'SG'],
  RU: ['FI', 'DE'],
  TR: ['DE', 'FR'],
  IN: ['MY', 'SG'],
  AE: ['MY', 'SG'],
};

/** Vietnamese names and nearest titles of majors, by English title. */
export const nearMajors: Readonly<Record<string, { vi: string; near: readonly string[] }>> = {
  Medicine: { vi: 'Y khoa', near: ['Biomedical Science', 'Pharmacy', 'Nursing'] },
  Dentistry: { vi: 'Nha khoa', near: ['Biomedical Science', 'Pharmacy', 'Public Health'] },
  'Veterinary Medicine': { vi: 'Thú y', near: ['Biology', 'Agriculture', 'Biomedical Science'] },
  Music: { vi: 'Âm nhạc', near: ['Film', 'Digital Media', 'Fine Art'] },
  Tourism: { vi: 'Du lịch', near: ['Hospitality Management', 'International Business'] },
  'Korean Studies': { vi: 'Ngôn ngữ Hàn Quốc', near: ['Linguistics', 'International Relations'] },
  'Japanese Studies': { vi: 'Ngôn ngữ Nhật', near: ['Linguistics', 'International Relations'] },
  'Chinese Studies': {
    vi: 'Ngôn ngữ Trung Quốc',
    near: ['Linguistics', 'International Relations'],
  },
  Aviation: { vi: 'Hàng không (phi công)', near: ['Aerospace Engineering'] },
  'Sports Science': {
    vi: 'Khoa học thể thao',
    near: ['Physiotherapy', 'Nutrition', 'Public Health'],
  },
};

const byCountry: Readonly<Record<string, readonly string[]>> = {
  US: [
    'Harvard University',
    'Yale University',
    'Princeton University',
    'Columbia University',
    'Cornell University',
    'Duke University',
    'Ohio State University',
  ],
  GB: [
    'University of Oxford',
    'University of Cambridge',
    'London School of Economics',
    "King's College London",
  ],
  JP: ['University of Tokyo', 'Kyoto University'],
  CN: ['Peking University', 'Tsinghua University'],
  HK: ['University of Hong Kong'],
  CH: ['ETH Zurich', 'EPFL'],
  BE: ['KU Leuven'],
  IE: ['Trinity College Dublin', 'University College Dublin'],
  IT: ['Bocconi University', 'Politecnico di Milano'],
  SE: ['Lund University', 'KTH Royal Institute of Technology'],
  HU: ['Semmelweis University'],
  VN: [
    'Hanoi Medical University',
    'National Economics University',
    'University of Economics Ho Chi Minh City',
  ],
};

/** Well-known schools by name, with their country. */
export const countryOfSchool: ReadonlyMap<string, string> = new Map(
  Object.entries(byCountry).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** Vietnamese names of well-known schools, by their English names. */
export const vietnameseNames: Readonly<Record<string, string>> = {
  'University of Economics Ho Chi Minh City': 'Đại học Kinh tế TP. Hồ Chí Minh',
};
