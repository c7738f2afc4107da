import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Taiwan. Fees and selectivity are illustrative. */
export const taiwanSchools: readonly CatalogueSchool[] = [
  {
    id: 1201,
    name: { en: 'National Taiwan University', vi: 'Đại học Quốc gia Đài Loan' },
    city: { en: 'Taipei', vi: 'Đài Bắc' },
    countryId: countryId.TW,
    website: 'https://www.ntu.edu.tw',
    type: 'public',
    about: {
      en: 'A broad national research university in the south of Taipei, lined with royal palms.',
      vi: 'Đại học nghiên cứu quốc gia đa ngành ở phía nam Đài Bắc, với những hàng cọ hoàng gia.',
    },
    teaching: {
      selectivity: 3,
      tuition: [3300, 4000],
      taughtIn: {
        language: 'zh',
        titles: ['mechanical-engineering', 'political-science', 'agriculture'],
      },
      offers: {
        bachelor: ['mechanical-engineering', 'political-science', 'agriculture'],
      },
    },
  },
  {
    id: 1202,
    name: { en: 'National Tsing Hua University', vi: 'Đại học Quốc gia Thanh Hoa' },
    city: { en: 'Hsinchu', vi: 'Tân Trúc' },
    countryId: countryId.TW,
    website: 'https://www.nthu.edu.tw',
    type: 'public',
    about: {
      en: 'A national research university beside the science park of Hsinchu, strong in physics and electronics.',
      vi: 'Đại học nghiên cứu quốc gia cạnh khu công nghệ Tân Trúc, mạnh về vật lý và điện tử.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3300, 3900],
      taughtIn: { language: 'zh', titles: ['physics', 'mathematics'] },
      offers: {
        bachelor: ['electrical-engineering', 'physics', 'mathematics'],
      },
    },
  },
  {
    id: 1203,
    name: { en: 'National Cheng Kung University', vi: 'Đại học Quốc gia Thành Công' },
    city: { en: 'Tainan', vi: 'Đài Nam' },
    countryId: countryId.TW,
    website: 'https://www.ncku.edu.tw',
    type: 'public',
    about: {
      en: 'A national research university in the old capital of Taiwan, known for engineering.',
      vi: 'Đại học nghiên cứu quốc gia ở cố đô của Đài Loan, nổi tiếng về kỹ thuật.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3300, 3900],
      taughtIn: { language: 'zh', titles: ['architecture'] },
      offers: {
        bachelor: ['aerospace-engineering', 'civil-engineering', 'architecture'],
      },
    },
  },
  {
    id: 1204,
    name: {
      en: 'National Taiwan University of Science and Technology',
      vi: 'Đại học Khoa học và Công nghệ Quốc gia Đài Loan',
    },
    city: { en: 'Taipei', vi: 'Đài Bắc' },
    countryId: countryId.TW,
    website: 'https://www.ntust.edu.tw',
    type: 'public',
    about: {
      en: 'A national technical university in Taipei that works closely with industry.',
      vi: 'Đại học kỹ thuật quốc gia ở Đài Bắc, gắn bó với công nghiệp.',
    },
    teaching: {
      selectivity: 1,
      tuition: [3300, 3800],
      offers: {
        bachelor: ['electrical-engineering', 'business-administration', 'civil-engineering'],
      },
    },
  },
  {
    id: 1205,
    name: { en: 'Ming Chuan University', vi: 'Đại học Minh Truyền' },
    city: { en: 'Taipei', vi: 'Đài Bắc' },
    countryId: countryId.TW,
    website: 'https://www.mcu.edu.tw',
    type: 'private',
    about: {
      en: 'A private university in Taipei and Taoyuan with an international college taught in English.',
      vi: 'Đại học tư thục ở Đài Bắc và Đào Viên, có trường quốc tế dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 0,
      tuition: [3400, 3900],
      offers: {
        bachelor: ['international-business', 'journalism', 'hospitality-management'],
      },
    },
  },
];
