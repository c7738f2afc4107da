import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in South Korea. Fees and selectivity are illustrative. */
export const southKoreaSchools: readonly CatalogueSchool[] = [
  {
    id: 1101,
    name: { en: 'KAIST', vi: 'KAIST' },
    city: { en: 'Daejeon', vi: 'Daejeon' },
    countryId: countryId.KR,
    website: 'https://www.kaist.ac.kr',
    type: 'public',
    about: {
      en: 'The national university for science and technology in Daejeon, teaching in English.',
      vi: 'Đại học quốc gia về khoa học và công nghệ ở Daejeon, giảng dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 3,
      tuition: [6200, 6200],
      deadline: { month: 1, day: 5 },
      offers: {
        bachelor: [
          'computer-science',
          'mechanical-engineering',
          'aerospace-engineering',
          'physics',
          'product-design',
        ],
      },
    },
  },
  {
    id: 1102,
    name: { en: 'Seoul National University', vi: 'Đại học Quốc gia Seoul' },
    city: { en: 'Seoul', vi: 'Seoul' },
    countryId: countryId.KR,
    website: 'https://www.snu.ac.kr',
    type: 'public',
    about: {
      en: 'The national research university on the slopes of Gwanak Mountain in the south of Seoul.',
      vi: 'Đại học nghiên cứu quốc gia trên sườn núi Gwanak ở phía nam Seoul.',
    },
    teaching: {
      selectivity: 3,
      tuition: [4500, 6000],
      taughtIn: { language: 'ko', titles: ['chemistry', 'sociology', 'history'] },
      offers: {
        bachelor: ['chemistry', 'sociology', 'history'],
      },
    },
  },
  {
    id: 1103,
    name: { en: 'Yonsei University', vi: 'Đại học Yonsei' },
    city: { en: 'Seoul', vi: 'Seoul' },
    countryId: countryId.KR,
    website: 'https://www.yonsei.ac.kr',
    type: 'private',
    about: {
      en: 'A private research university in the west of Seoul with an international college in English.',
      vi: 'Đại học nghiên cứu tư thục ở phía tây Seoul, có trường quốc tế dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [11000, 13000],
      offers: {
        bachelor: ['international-relations', 'economics', 'biotechnology'],
      },
    },
  },
  {
    id: 1104,
    name: { en: 'Korea University', vi: 'Đại học Korea' },
    city: { en: 'Seoul', vi: 'Seoul' },
    countryId: countryId.KR,
    website: 'https://www.korea.ac.kr',
    type: 'private',
    about: {
      en: 'A private research university in the north-east of Seoul, strong in business, law and media.',
      vi: 'Đại học nghiên cứu tư thục ở đông bắc Seoul, mạnh về kinh doanh, luật và truyền thông.',
    },
    teaching: {
      selectivity: 2,
      tuition: [7500, 9500],
      taughtIn: { language: 'ko', titles: ['journalism'] },
      offers: {
        bachelor: ['international-relations', 'business-administration', 'journalism'],
      },
    },
  },
  {
    id: 1105,
    name: { en: 'UNIST', vi: 'UNIST' },
    city: { en: 'Ulsan', vi: 'Ulsan' },
    countryId: countryId.KR,
    website: 'https://www.unist.ac.kr',
    type: 'public',
    about: {
      en: 'A national institute of science and technology in the industrial city of Ulsan, teaching in English.',
      vi: 'Viện khoa học và công nghệ quốc gia ở thành phố công nghiệp Ulsan, giảng dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [5600, 5600],
      offers: {
        bachelor: [
          'computer-science',
          'biomedical-engineering',
          'chemical-engineering',
          'business-administration',
        ],
      },
    },
  },
  {
    id: 1106,
    name: { en: 'Sungkyunkwan University', vi: 'Đại học Sungkyunkwan' },
    city: { en: 'Seoul', vi: 'Seoul' },
    countryId: countryId.KR,
    website: 'https://www.skku.edu',
    type: 'private',
    about: {
      en: 'A private university with roots in a Confucian academy, with business and economics taught in English.',
      vi: 'Đại học tư thục bắt nguồn từ một học viện Nho giáo, có ngành kinh doanh và kinh tế bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [8000, 10500],
      taughtIn: { language: 'ko', titles: ['software-engineering'] },
      offers: {
        bachelor: ['business-administration', 'economics', 'software-engineering'],
      },
    },
  },
];
