import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Finland. Fees and selectivity are illustrative. */
export const finlandSchools: readonly CatalogueSchool[] = [
  {
    id: 601,
    name: { en: 'Tampere University', vi: 'Đại học Tampere' },
    city: { en: 'Tampere', vi: 'Tampere' },
    countryId: countryId.FI,
    website: 'https://www.tuni.fi',
    type: 'public',
    about: {
      en: 'A broad university between two lakes that grew out of a merger, joining technology, health and society.',
      vi: 'Đại học đa ngành giữa hai hồ nước, ra đời từ một cuộc sáp nhập, kết nối công nghệ, sức khỏe và xã hội.',
    },
    teaching: {
      selectivity: 2,
      tuition: [13000, 13000],
      offers: {
        bachelor: ['computer-science', 'biomedical-engineering', 'urban-planning'],
      },
    },
  },
  {
    id: 602,
    name: { en: 'Aalto University', vi: 'Đại học Aalto' },
    city: { en: 'Espoo', vi: 'Espoo' },
    countryId: countryId.FI,
    website: 'https://www.aalto.fi',
    type: 'public',
    about: {
      en: 'A university by the sea next to Helsinki in which technology, business and art work side by side.',
      vi: 'Đại học bên bờ biển cạnh Helsinki, nơi công nghệ, kinh doanh và nghệ thuật cùng làm việc.',
    },
    teaching: {
      selectivity: 3,
      tuition: [13000, 13000],
      sat: 1350,
      offers: {
        bachelor: [
          'data-science',
          'economics',
          'international-business',
          'product-design',
          'chemical-engineering',
        ],
      },
    },
  },
  {
    id: 603,
    name: { en: 'University of Helsinki', vi: 'Đại học Helsinki' },
    city: { en: 'Helsinki', vi: 'Helsinki' },
    countryId: countryId.FI,
    website: 'https://www.helsinki.fi',
    type: 'public',
    about: {
      en: "A research university in the Finnish capital with an international bachelor's program in science.",
      vi: 'Đại học nghiên cứu ở thủ đô Phần Lan, có chương trình cử nhân khoa học quốc tế.',
    },
    teaching: {
      selectivity: 3,
      tuition: [15000, 15000],
      offers: {
        bachelor: ['mathematics', 'physics', 'chemistry'],
      },
    },
  },
  {
    id: 604,
    name: { en: 'LUT University', vi: 'Đại học LUT' },
    city: { en: 'Lappeenranta', vi: 'Lappeenranta' },
    countryId: countryId.FI,
    website: 'https://www.lut.fi',
    type: 'public',
    about: {
      en: 'A university of technology and business on the shore of Lake Saimaa that works on clean energy and water.',
      vi: 'Đại học công nghệ và kinh doanh bên hồ Saimaa, nghiên cứu năng lượng sạch và nước.',
    },
    teaching: {
      selectivity: 1,
      tuition: [11000, 11000],
      offers: {
        bachelor: [
          'mechanical-engineering',
          'electrical-engineering',
          'software-engineering',
          'international-business',
        ],
      },
    },
  },
  {
    id: 605,
    name: { en: 'University of Oulu', vi: 'Đại học Oulu' },
    city: { en: 'Oulu', vi: 'Oulu' },
    countryId: countryId.FI,
    website: 'https://www.oulu.fi',
    type: 'public',
    about: {
      en: 'A research university in northern Finland, close to the wireless industry and to the Arctic.',
      vi: 'Đại học nghiên cứu ở miền bắc Phần Lan, gần ngành công nghiệp không dây và vùng Bắc Cực.',
    },
    teaching: {
      selectivity: 1,
      tuition: [12000, 12000],
      offers: {
        bachelor: ['information-technology', 'education', 'international-business'],
      },
    },
  },
  {
    id: 606,
    name: {
      en: 'Metropolia University of Applied Sciences',
      vi: 'Đại học Khoa học Ứng dụng Metropolia',
    },
    city: { en: 'Helsinki', vi: 'Helsinki' },
    countryId: countryId.FI,
    website: 'https://www.metropolia.fi',
    type: 'public',
    about: {
      en: 'A university of applied sciences in the Helsinki region that teaches health, technology and business.',
      vi: 'Đại học khoa học ứng dụng ở vùng Helsinki, đào tạo sức khỏe, công nghệ và kinh doanh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [12000, 12000],
      applied: true,
      offers: {
        bachelor: ['nursing', 'information-technology', 'business-administration', 'social-work'],
      },
    },
  },
  {
    id: 607,
    name: {
      en: 'Haaga-Helia University of Applied Sciences',
      vi: 'Đại học Khoa học Ứng dụng Haaga-Helia',
    },
    city: { en: 'Helsinki', vi: 'Helsinki' },
    countryId: countryId.FI,
    website: 'https://www.haaga-helia.fi',
    type: 'public',
    about: {
      en: 'A university of applied sciences for business, hotels and tourism in and near Helsinki.',
      vi: 'Đại học khoa học ứng dụng về kinh doanh, khách sạn và du lịch tại Helsinki và vùng lân cận.',
    },
    teaching: {
      selectivity: 1,
      tuition: [11000, 11000],
      applied: true,
      years: 3.5,
      offers: {
        bachelor: ['hospitality-management', 'international-business', 'information-systems'],
      },
    },
  },
  {
    id: 608,
    name: { en: 'Jamk University of Applied Sciences', vi: 'Đại học Khoa học Ứng dụng Jamk' },
    city: { en: 'Jyväskylä', vi: 'Jyväskylä' },
    countryId: countryId.FI,
    website: 'https://www.jamk.fi',
    type: 'public',
    about: {
      en: 'A university of applied sciences in the lake country of central Finland.',
      vi: 'Đại học khoa học ứng dụng ở vùng hồ miền trung Phần Lan.',
    },
    teaching: {
      selectivity: 1,
      tuition: [10500, 10500],
      applied: true,
      offers: {
        bachelor: ['nursing', 'supply-chain-management', 'international-business'],
      },
    },
  },
];
