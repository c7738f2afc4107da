import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Germany. Fees and selectivity are illustrative. */
export const germanySchools: readonly CatalogueSchool[] = [
  {
    id: 501,
    name: { en: 'Deggendorf Institute of Technology', vi: 'Viện Công nghệ Deggendorf' },
    city: { en: 'Deggendorf', vi: 'Deggendorf' },
    countryId: countryId.DE,
    website: 'https://www.th-deg.de',
    type: 'public',
    about: {
      en: 'A university of applied sciences on the Danube in Lower Bavaria with many programs in English.',
      vi: 'Đại học khoa học ứng dụng bên sông Danube ở vùng Hạ Bavaria, có nhiều chương trình bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [1100, 1100],
      applied: true,
      deadline: { month: 7, day: 15 },
      years: 3.5,
      offers: {
        bachelor: [
          'artificial-intelligence',
          'mechatronics',
          'international-business',
          'hospitality-management',
        ],
        foundation: ['mechanical-engineering'],
      },
    },
  },
  {
    id: 502,
    name: { en: 'Technical University of Munich', vi: 'Đại học Kỹ thuật Munich' },
    city: { en: 'Munich', vi: 'Munich' },
    countryId: countryId.DE,
    website: 'https://www.tum.de',
    type: 'public',
    about: {
      en: 'A research university in and around Munich that links engineering with science and business.',
      vi: 'Đại học nghiên cứu trong và quanh Munich, gắn kỹ thuật với khoa học và kinh doanh.',
    },
    teaching: {
      selectivity: 3,
      tuition: [6500, 6500],
      taughtIn: { language: 'de', titles: ['mechanical-engineering', 'physics', 'architecture'] },
      offers: {
        bachelor: [
          'aerospace-engineering',
          'information-systems',
          'business-administration',
          'mechanical-engineering',
          'physics',
          'architecture',
        ],
      },
    },
  },
  {
    id: 503,
    name: { en: 'RWTH Aachen University', vi: 'Đại học RWTH Aachen' },
    city: { en: 'Aachen', vi: 'Aachen' },
    countryId: countryId.DE,
    website: 'https://www.rwth-aachen.de',
    type: 'public',
    about: {
      en: 'A large technical university on the border with Belgium and the Netherlands, close to the engineering industry.',
      vi: 'Đại học kỹ thuật lớn sát biên giới Bỉ và Hà Lan, gắn bó với ngành công nghiệp chế tạo.',
    },
    teaching: {
      selectivity: 2,
      tuition: [700, 700],
      taughtIn: {
        language: 'de',
        titles: [
          'mechanical-engineering',
          'electrical-engineering',
          'computer-science',
          'chemistry',
        ],
      },
      offers: {
        bachelor: [
          'mechanical-engineering',
          'electrical-engineering',
          'computer-science',
          'chemistry',
        ],
      },
    },
  },
  {
    id: 504,
    name: { en: 'Technische Universität Berlin', vi: 'Đại học Kỹ thuật Berlin' },
    city: { en: 'Berlin', vi: 'Berlin' },
    countryId: countryId.DE,
    website: 'https://www.tu.berlin',
    type: 'public',
    about: {
      en: 'A technical university in the west of the capital, with planning and architecture beside engineering.',
      vi: 'Đại học kỹ thuật ở phía tây thủ đô, có quy hoạch và kiến trúc bên cạnh các ngành kỹ thuật.',
    },
    teaching: {
      selectivity: 2,
      tuition: [700, 700],
      taughtIn: {
        language: 'de',
        titles: ['urban-planning', 'architecture', 'mechanical-engineering'],
      },
      offers: {
        bachelor: ['urban-planning', 'architecture'],
        foundation: ['mechanical-engineering'],
      },
    },
  },
  {
    id: 505,
    name: { en: 'Heidelberg University', vi: 'Đại học Heidelberg' },
    city: { en: 'Heidelberg', vi: 'Heidelberg' },
    countryId: countryId.DE,
    website: 'https://www.uni-heidelberg.de',
    type: 'public',
    about: {
      en: 'An old research university on the river Neckar, strong in the natural sciences and the humanities.',
      vi: 'Đại học nghiên cứu lâu đời bên sông Neckar, mạnh về khoa học tự nhiên và nhân văn.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3400, 3400],
      taughtIn: { language: 'de', titles: ['physics', 'biology'] },
      offers: {
        bachelor: ['physics', 'biology', 'english-literature'],
      },
    },
  },
  {
    id: 506,
    name: { en: 'Freie Universität Berlin', vi: 'Đại học Tự do Berlin' },
    city: { en: 'Berlin', vi: 'Berlin' },
    countryId: countryId.DE,
    website: 'https://www.fu-berlin.de',
    type: 'public',
    about: {
      en: 'A research university in the green south-west of Berlin known for political science and the humanities.',
      vi: 'Đại học nghiên cứu ở vùng tây nam nhiều cây xanh của Berlin, nổi tiếng về khoa học chính trị và nhân văn.',
    },
    teaching: {
      selectivity: 2,
      tuition: [700, 700],
      taughtIn: { language: 'de', titles: ['political-science', 'history'] },
      awards: { social: 'BA' },
      offers: {
        bachelor: ['political-science', 'history', 'english-literature'],
      },
    },
  },
  {
    id: 507,
    name: {
      en: 'Rhine-Waal University of Applied Sciences',
      vi: 'Đại học Khoa học Ứng dụng Rhine-Waal',
    },
    city: { en: 'Kleve', vi: 'Kleve' },
    countryId: countryId.DE,
    website: 'https://www.hochschule-rhein-waal.de',
    type: 'public',
    about: {
      en: 'An international university of applied sciences near the Dutch border, teaching mostly in English.',
      vi: 'Đại học khoa học ứng dụng quốc tế gần biên giới Hà Lan, giảng dạy chủ yếu bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [700, 700],
      applied: true,
      deadline: { month: 7, day: 15 },
      years: 3.5,
      offers: {
        bachelor: [
          'mechatronics',
          'international-business',
          'agriculture',
          'digital-media',
          'mechanical-engineering',
        ],
      },
    },
  },
  {
    id: 508,
    name: { en: 'Saarland University', vi: 'Đại học Saarland' },
    city: { en: 'Saarbrücken', vi: 'Saarbrücken' },
    countryId: countryId.DE,
    website: 'https://www.uni-saarland.de',
    type: 'public',
    about: {
      en: 'A research university near the French border whose campus houses several institutes for computing.',
      vi: 'Đại học nghiên cứu gần biên giới Pháp, trong khuôn viên có nhiều viện nghiên cứu về máy tính.',
    },
    teaching: {
      selectivity: 2,
      tuition: [800, 800],
      offers: {
        bachelor: ['cybersecurity', 'data-science', 'computer-science'],
      },
    },
  },
  {
    id: 509,
    name: { en: 'Constructor University', vi: 'Đại học Constructor' },
    city: { en: 'Bremen', vi: 'Bremen' },
    countryId: countryId.DE,
    website: 'https://constructor.university',
    type: 'private',
    about: {
      en: 'A private residential university in Bremen with students from many countries, taught in English.',
      vi: 'Đại học tư thục nội trú ở Bremen, sinh viên đến từ nhiều nước, giảng dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [21500, 21500],
      offers: {
        bachelor: [
          'computer-science',
          'mechatronics',
          'psychology',
          'international-relations',
          'software-engineering',
          'physics',
        ],
        foundation: ['computer-science'],
      },
    },
  },
  {
    id: 510,
    name: { en: 'Bard College Berlin', vi: 'Bard College Berlin' },
    city: { en: 'Berlin', vi: 'Berlin' },
    countryId: countryId.DE,
    website: 'https://berlin.bard.edu',
    type: 'private',
    about: {
      en: 'A private liberal arts university in the north of Berlin with small seminars in English.',
      vi: 'Đại học khai phóng tư thục ở phía bắc Berlin, học theo nhóm thảo luận nhỏ bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [33000, 33000],
      years: 4,
      awards: { social: 'BA' },
      offers: {
        bachelor: ['liberal-arts', 'economics', 'fine-art'],
      },
    },
  },
  {
    id: 511,
    name: { en: 'Leuphana University Lüneburg', vi: 'Đại học Leuphana Lüneburg' },
    city: { en: 'Lüneburg', vi: 'Lüneburg' },
    countryId: countryId.DE,
    website: 'https://www.leuphana.de',
    type: 'public',
    about: {
      en: 'A university in an old salt town near Hamburg where all students share a first semester across subjects.',
      vi: 'Đại học ở một thị trấn muối cổ gần Hamburg, nơi mọi sinh viên học chung học kỳ đầu liên ngành.',
    },
    teaching: {
      selectivity: 1,
      tuition: [800, 800],
      offers: {
        bachelor: ['digital-media', 'international-business', 'environmental-science'],
      },
    },
  },
  {
    id: 512,
    name: {
      en: 'Frankfurt School of Finance & Management',
      vi: 'Trường Tài chính và Quản lý Frankfurt',
    },
    city: { en: 'Frankfurt am Main', vi: 'Frankfurt am Main' },
    countryId: countryId.DE,
    website: 'https://www.frankfurt-school.de',
    type: 'private',
    about: {
      en: 'A private business school in the banking centre of Germany.',
      vi: 'Trường kinh doanh tư thục ở trung tâm ngân hàng của nước Đức.',
    },
    teaching: {
      selectivity: 2,
      tuition: [18000, 18000],
      offers: {
        bachelor: ['business-administration', 'data-science'],
      },
    },
  },
  {
    id: 513,
    name: {
      en: 'University of Europe for Applied Sciences',
      vi: 'Đại học Khoa học Ứng dụng Châu Âu',
    },
    city: { en: 'Potsdam', vi: 'Potsdam' },
    countryId: countryId.DE,
    website: 'https://www.ue-germany.com',
    type: 'private',
    about: {
      en: 'A private university of applied sciences in several German cities for design, games and technology.',
      vi: 'Đại học khoa học ứng dụng tư thục có mặt ở nhiều thành phố Đức, đào tạo thiết kế, trò chơi và công nghệ.',
    },
    teaching: {
      selectivity: 0,
      tuition: [12500, 14500],
      applied: true,
      years: 3,
      offers: {
        bachelor: ['game-design', 'graphic-design', 'software-engineering'],
        foundation: ['graphic-design'],
      },
    },
  },
];
