import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Japan. Fees and selectivity are illustrative. */
export const japanSchools: readonly CatalogueSchool[] = [
  {
    id: 1001,
    name: {
      en: 'Ritsumeikan Asia Pacific University',
      vi: 'Đại học Châu Á Thái Bình Dương Ritsumeikan (APU)',
    },
    city: { en: 'Beppu', vi: 'Beppu' },
    countryId: countryId.JP,
    website: 'https://www.apu.ac.jp',
    type: 'private',
    about: {
      en: 'A private university above the hot springs of Beppu where half of life is in English and half in Japanese.',
      vi: 'Đại học tư thục phía trên vùng suối nước nóng Beppu, nơi tiếng Anh và tiếng Nhật cùng được dùng hằng ngày.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9500, 10500],
      intakes: [4, 9],
      offers: {
        bachelor: ['international-relations', 'business-administration', 'hospitality-management'],
      },
    },
  },
  {
    id: 1002,
    name: { en: 'Waseda University', vi: 'Đại học Waseda' },
    city: { en: 'Tokyo', vi: 'Tokyo' },
    countryId: countryId.JP,
    website: 'https://www.waseda.jp',
    type: 'private',
    about: {
      en: 'A private university in Tokyo with several undergraduate programs taught in English.',
      vi: 'Đại học tư thục ở Tokyo, có nhiều chương trình cử nhân bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [11000, 14000],
      offers: {
        bachelor: ['liberal-arts', 'political-science', 'economics', 'computer-science'],
      },
    },
  },
  {
    id: 1003,
    name: { en: 'Sophia University', vi: 'Đại học Sophia' },
    city: { en: 'Tokyo', vi: 'Tokyo' },
    countryId: countryId.JP,
    website: 'https://www.sophia.ac.jp',
    type: 'private',
    about: {
      en: 'A private Catholic university in the centre of Tokyo with a long tradition of teaching in English.',
      vi: 'Đại học tư thục Công giáo ở trung tâm Tokyo, có truyền thống lâu năm dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9500, 12000],
      offers: {
        bachelor: ['liberal-arts', 'sociology', 'journalism', 'education'],
      },
    },
  },
  {
    id: 1004,
    name: { en: 'Keio University', vi: 'Đại học Keio' },
    city: { en: 'Tokyo', vi: 'Tokyo' },
    countryId: countryId.JP,
    website: 'https://www.keio.ac.jp',
    type: 'private',
    about: {
      en: 'A private research university in Tokyo and Kanagawa with close ties to business.',
      vi: 'Đại học nghiên cứu tư thục ở Tokyo và Kanagawa, gắn bó với giới doanh nghiệp.',
    },
    teaching: {
      selectivity: 3,
      tuition: [9500, 12000],
      offers: {
        bachelor: ['economics', 'information-systems'],
      },
    },
  },
  {
    id: 1005,
    name: { en: 'International Christian University', vi: 'Đại học Cơ Đốc giáo Quốc tế (ICU)' },
    city: { en: 'Mitaka', vi: 'Mitaka' },
    countryId: countryId.JP,
    website: 'https://www.icu.ac.jp',
    type: 'private',
    about: {
      en: 'A small bilingual liberal arts college in a wooded campus in the west of Tokyo.',
      vi: 'Trường khai phóng song ngữ nhỏ trong khuôn viên nhiều cây ở phía tây Tokyo.',
    },
    teaching: {
      selectivity: 2,
      tuition: [10500, 11500],
      offers: {
        bachelor: ['liberal-arts', 'linguistics', 'education'],
      },
    },
  },
  {
    id: 1006,
    name: { en: 'Kyushu University', vi: 'Đại học Kyushu' },
    city: { en: 'Fukuoka', vi: 'Fukuoka' },
    countryId: countryId.JP,
    website: 'https://www.kyushu-u.ac.jp',
    type: 'public',
    about: {
      en: 'A national research university in the south of Japan with engineering and agriculture in English.',
      vi: 'Đại học nghiên cứu quốc gia ở miền nam Nhật Bản, có ngành kỹ thuật và nông nghiệp bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3600, 3600],
      offers: {
        bachelor: [
          'mechanical-engineering',
          'electrical-engineering',
          'civil-engineering',
          'agriculture',
        ],
      },
    },
  },
  {
    id: 1007,
    name: { en: 'Nagoya University', vi: 'Đại học Nagoya' },
    city: { en: 'Nagoya', vi: 'Nagoya' },
    countryId: countryId.JP,
    website: 'https://www.nagoya-u.ac.jp',
    type: 'public',
    about: {
      en: 'A national research university in the industrial heart of Japan, strong in physics and chemistry.',
      vi: 'Đại học nghiên cứu quốc gia ở trung tâm công nghiệp của Nhật Bản, mạnh về vật lý và hóa học.',
    },
    teaching: {
      selectivity: 3,
      tuition: [3600, 3600],
      offers: {
        bachelor: ['physics', 'chemistry', 'biology', 'mechanical-engineering'],
      },
    },
  },
];
