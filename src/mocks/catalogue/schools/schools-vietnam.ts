import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Vietnam. Fees and selectivity are illustrative. */
export const vietnamSchools: readonly CatalogueSchool[] = [
  {
    id: 1501,
    name: { en: 'RMIT University Vietnam', vi: 'Đại học RMIT Việt Nam' },
    city: { en: 'Ho Chi Minh City', vi: 'Thành phố Hồ Chí Minh' },
    countryId: countryId.VN,
    website: 'https://www.rmit.edu.vn',
    type: 'private',
    about: {
      en: 'The Vietnamese campuses of RMIT in Melbourne, teaching the Australian degrees in English.',
      vi: 'Các cơ sở tại Việt Nam của RMIT Melbourne, đào tạo theo bằng cấp Úc bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [13000, 14000],
      years: 3,
      intakes: [2, 6, 10],
      deadline: null,
      offers: {
        bachelor: [
          'information-technology',
          'marketing',
          'supply-chain-management',
          'communication',
          'psychology',
        ],
      },
    },
  },
  {
    id: 1502,
    name: { en: 'VinUniversity', vi: 'Trường Đại học VinUni' },
    city: { en: 'Hanoi', vi: 'Hà Nội' },
    countryId: countryId.VN,
    website: 'https://vinuni.edu.vn',
    type: 'private',
    about: {
      en: 'A private university in the east of Hanoi for business, computing and health.',
      vi: 'Đại học tư thục ở phía đông Hà Nội, đào tạo kinh doanh, máy tính và sức khỏe.',
    },
    teaching: {
      selectivity: 3,
      tuition: [35000, 35000],
      offers: {
        bachelor: [
          'computer-science',
          'nursing',
          'business-administration',
          'electrical-engineering',
        ],
      },
    },
  },
  {
    id: 1503,
    name: { en: 'Fulbright University Vietnam', vi: 'Đại học Fulbright Việt Nam' },
    city: { en: 'Ho Chi Minh City', vi: 'Thành phố Hồ Chí Minh' },
    countryId: countryId.VN,
    website: 'https://fulbright.edu.vn',
    type: 'private',
    about: {
      en: 'A private university that brings the liberal arts to Vietnam, in small classes taught in English.',
      vi: 'Đại học tư thục mang giáo dục khai phóng đến Việt Nam, lớp nhỏ và dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [20000, 20000],
      offers: {
        bachelor: ['economics', 'history', 'computer-science', 'psychology'],
      },
    },
  },
  {
    id: 1504,
    name: { en: 'International University, VNU-HCM', vi: 'Trường Đại học Quốc tế, ĐHQG-HCM' },
    city: { en: 'Ho Chi Minh City', vi: 'Thành phố Hồ Chí Minh' },
    countryId: countryId.VN,
    website: 'https://hcmiu.edu.vn',
    type: 'public',
    about: {
      en: 'A public university of the national system in Ho Chi Minh City that teaches in English.',
      vi: 'Trường công lập thuộc Đại học Quốc gia Thành phố Hồ Chí Minh, giảng dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [2300, 3200],
      offers: {
        bachelor: [
          'biotechnology',
          'biomedical-engineering',
          'business-administration',
          'supply-chain-management',
          'data-science',
        ],
      },
    },
  },
  {
    id: 1505,
    name: { en: 'Hanoi University of Science and Technology', vi: 'Đại học Bách khoa Hà Nội' },
    city: { en: 'Hanoi', vi: 'Hà Nội' },
    countryId: countryId.VN,
    website: 'https://hust.edu.vn',
    type: 'public',
    about: {
      en: 'The leading technical university in the north of Vietnam, with advanced programs taught in English.',
      vi: 'Đại học kỹ thuật hàng đầu miền Bắc Việt Nam, có các chương trình tiên tiến dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [1500, 3000],
      taughtIn: { language: 'vi', titles: ['chemistry'] },
      offers: {
        bachelor: ['data-science', 'mechatronics', 'electrical-engineering', 'chemistry'],
      },
    },
  },
  {
    id: 1506,
    name: { en: 'British University Vietnam', vi: 'Trường Đại học Anh Quốc Việt Nam' },
    city: { en: 'Hung Yen', vi: 'Hưng Yên' },
    countryId: countryId.VN,
    website: 'https://www.buv.edu.vn',
    type: 'private',
    about: {
      en: 'A private university in the Ecopark township near Hanoi that teaches British degrees.',
      vi: 'Đại học tư thục trong khu đô thị Ecopark gần Hà Nội, đào tạo theo bằng cấp Anh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [11000, 13000],
      years: 3,
      intakes: [4, 10],
      deadline: null,
      offers: {
        bachelor: ['game-design', 'marketing', 'accounting', 'hospitality-management'],
        foundation: ['business-administration'],
      },
    },
  },
  {
    id: 1507,
    name: { en: 'Foreign Trade University', vi: 'Trường Đại học Ngoại thương' },
    city: { en: 'Hanoi', vi: 'Hà Nội' },
    countryId: countryId.VN,
    website: 'https://ftu.edu.vn',
    type: 'public',
    about: {
      en: 'A public university in Hanoi for trade, economics and finance, with programs taught in English.',
      vi: 'Trường đại học công lập ở Hà Nội về thương mại, kinh tế và tài chính, có chương trình dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [2300, 2900],
      offers: {
        bachelor: ['international-business', 'economics', 'finance'],
      },
    },
  },
];
