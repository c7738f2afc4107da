import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Malaysia. Fees and selectivity are illustrative. */
export const malaysiaSchools: readonly CatalogueSchool[] = [
  {
    id: 701,
    name: { en: 'Monash University Malaysia', vi: 'Đại học Monash Malaysia' },
    city: { en: 'Subang Jaya', vi: 'Subang Jaya' },
    countryId: countryId.MY,
    website: 'https://www.monash.edu.my',
    type: 'private',
    about: {
      en: 'The Malaysian campus of Monash University, teaching the Australian degrees near Kuala Lumpur.',
      vi: 'Phân hiệu Malaysia của Đại học Monash, đào tạo theo bằng cấp Úc gần Kuala Lumpur.',
    },
    teaching: {
      selectivity: 2,
      tuition: [9500, 13500],
      intakes: [2, 7, 10],
      offers: {
        bachelor: [
          'computer-science',
          'chemical-engineering',
          'mechanical-engineering',
          'pharmacy',
          'communication',
        ],
        foundation: ['business-administration'],
      },
    },
  },
  {
    id: 702,
    name: { en: 'University of Nottingham Malaysia', vi: 'Đại học Nottingham Malaysia' },
    city: { en: 'Semenyih', vi: 'Semenyih' },
    countryId: countryId.MY,
    website: 'https://www.nottingham.edu.my',
    type: 'private',
    about: {
      en: 'The Malaysian campus of the University of Nottingham, set in green hills outside Kuala Lumpur.',
      vi: 'Phân hiệu Malaysia của Đại học Nottingham, nằm giữa đồi xanh ngoại ô Kuala Lumpur.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9500, 12500],
      intakes: [2, 9],
      offers: {
        bachelor: [
          'electrical-engineering',
          'economics',
          'biotechnology',
          'nutrition',
          'psychology',
        ],
        foundation: ['electrical-engineering'],
      },
    },
  },
  {
    id: 703,
    name: { en: "Taylor's University", vi: "Đại học Taylor's" },
    city: { en: 'Subang Jaya', vi: 'Subang Jaya' },
    countryId: countryId.MY,
    website: 'https://university.taylors.edu.my',
    type: 'private',
    about: {
      en: 'A private university around a lake near Kuala Lumpur, known across the region for hotel management.',
      vi: 'Đại học tư thục bên hồ gần Kuala Lumpur, nổi tiếng trong khu vực về quản trị khách sạn.',
    },
    teaching: {
      selectivity: 1,
      tuition: [8000, 11000],
      diplomaTuition: [6500, 7500],
      offers: {
        bachelor: ['hospitality-management', 'architecture', 'communication', 'law'],
        foundation: ['business-administration', 'graphic-design'],
        diploma: ['hospitality-management'],
      },
    },
  },
  {
    id: 704,
    name: { en: 'Sunway University', vi: 'Đại học Sunway' },
    city: { en: 'Subang Jaya', vi: 'Subang Jaya' },
    countryId: countryId.MY,
    website: 'https://sunwayuniversity.edu.my',
    type: 'private',
    about: {
      en: 'A private university in Sunway City with degrees in business, computing and psychology.',
      vi: 'Đại học tư thục trong thành phố Sunway, có các ngành kinh doanh, máy tính và tâm lý học.',
    },
    teaching: {
      selectivity: 1,
      tuition: [7000, 9500],
      diplomaTuition: [5500, 6500],
      offers: {
        bachelor: ['actuarial-science', 'psychology', 'information-systems', 'marketing'],
        foundation: ['biology'],
        diploma: ['information-technology'],
      },
    },
  },
  {
    id: 705,
    name: {
      en: 'Asia Pacific University of Technology & Innovation',
      vi: 'Đại học Công nghệ và Sáng tạo Châu Á Thái Bình Dương (APU Malaysia)',
    },
    city: { en: 'Kuala Lumpur', vi: 'Kuala Lumpur' },
    countryId: countryId.MY,
    website: 'https://www.apu.edu.my',
    type: 'private',
    about: {
      en: 'A private university in Kuala Lumpur built around computing, security and games.',
      vi: 'Đại học tư thục ở Kuala Lumpur, xoay quanh máy tính, an ninh mạng và trò chơi.',
    },
    teaching: {
      selectivity: 0,
      tuition: [7500, 9000],
      diplomaTuition: [5500, 6500],
      offers: {
        bachelor: ['cybersecurity', 'software-engineering', 'game-design'],
        foundation: ['computer-science'],
        diploma: ['information-technology'],
      },
    },
  },
  {
    id: 706,
    name: { en: 'Universiti Malaya', vi: 'Đại học Malaya' },
    city: { en: 'Kuala Lumpur', vi: 'Kuala Lumpur' },
    countryId: countryId.MY,
    website: 'https://www.um.edu.my',
    type: 'public',
    about: {
      en: 'The oldest university of Malaysia, a public research university on a large campus in the capital.',
      vi: 'Đại học lâu đời nhất Malaysia, trường nghiên cứu công lập có khuôn viên rộng ở thủ đô.',
    },
    teaching: {
      selectivity: 2,
      tuition: [5000, 8000],
      intakes: [10],
      deadline: { month: 4, day: 30 },
      offers: {
        bachelor: ['civil-engineering', 'chemistry', 'mathematics', 'economics'],
      },
    },
  },
  {
    id: 707,
    name: { en: 'UCSI University', vi: 'Đại học UCSI' },
    city: { en: 'Kuala Lumpur', vi: 'Kuala Lumpur' },
    countryId: countryId.MY,
    website: 'https://www.ucsiuniversity.edu.my',
    type: 'private',
    about: {
      en: 'A private university in the south of Kuala Lumpur with health sciences, food and design.',
      vi: 'Đại học tư thục ở phía nam Kuala Lumpur, có khoa học sức khỏe, thực phẩm và thiết kế.',
    },
    teaching: {
      selectivity: 0,
      tuition: [7000, 10500],
      diplomaTuition: [5500, 6500],
      offers: {
        bachelor: ['pharmacy', 'food-science', 'graphic-design'],
        foundation: ['biomedical-science'],
        diploma: ['hospitality-management'],
      },
    },
  },
];
